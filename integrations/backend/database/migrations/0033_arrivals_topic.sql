-- Letters about arrivals for a filter now need the topic of arrivals: who gets them today has chosen it (decision 618).
UPDATE "accounts" SET "notifications" = "notifications" || '["arrival_notices"]'
  WHERE NOT "notifications" @> '["arrival_notices"]' AND EXISTS (
    SELECT FROM "alerts"
    WHERE "owner" = 'account:' || "accounts"."id" AND "kind" = 'filter' AND "ended_at" IS NULL
  );
