ALTER TABLE "requests" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_account" ON "requests" USING btree ("account_id");
--> statement-breakpoint
UPDATE "requests" SET "account_id" = "orders"."account_id" FROM "orders" WHERE "orders"."request_id" = "requests"."id";--> statement-breakpoint
-- A consent was noted with each request that was sent while logged in: of the same kind and the same millisecond. Where
-- two requests or two consents have one, nobody can tell any more whose is which.
UPDATE "requests" SET "account_id" = "given"."account_id"
FROM (
  SELECT "purpose", "given_at", min("account_id") AS "account_id" FROM "consents"
  GROUP BY "purpose", "given_at" HAVING count(*) = 1
) AS "given", (
  SELECT "kind", "sent_at" FROM "requests" GROUP BY "kind", "sent_at" HAVING count(*) = 1
) AS "alone"
WHERE "requests"."account_id" IS NULL
  AND "given"."purpose" = "requests"."kind" AND "given"."given_at" = "requests"."sent_at"
  AND "alone"."kind" = "requests"."kind" AND "alone"."sent_at" = "requests"."sent_at";
