ALTER TABLE "alert_notices" DROP CONSTRAINT "alert_notices_alert_id_alerts_id_fk";
--> statement-breakpoint
DROP INDEX "alert_notices_alert";--> statement-breakpoint
ALTER TABLE "alert_notices" DROP COLUMN "alert_id";--> statement-breakpoint
-- What was told to a person, and what they wished to be told, goes when the person goes.
CREATE FUNCTION forget_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "alert_notices" USING old_accounts WHERE "recipient" = old_accounts."email";
  DELETE FROM "alerts" USING old_accounts WHERE "recipient" = old_accounts."email";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_forget_told AFTER DELETE ON "accounts"
  REFERENCING OLD TABLE AS old_accounts FOR EACH STATEMENT EXECUTE FUNCTION forget_told();
