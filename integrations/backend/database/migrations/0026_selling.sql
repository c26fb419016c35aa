CREATE TABLE "ticket_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint,
	"due" date,
	"grace_end" date,
	"note" text DEFAULT '' NOT NULL,
	"request_id" bigint,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover_place" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "pledge_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "principal" bigint;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "issued" date;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "day_rate" integer;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "sums_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "extended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_number_pledge_tickets_number_fk" FOREIGN KEY ("number") REFERENCES "public"."pledge_tickets"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_events_number" ON "ticket_events" USING btree ("number","id");--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city","request_id");--> statement-breakpoint
CREATE INDEX "orders_item" ON "orders" USING btree ("item_url");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pledge_tickets_due" ON "pledge_tickets" USING btree ("due","number");--> statement-breakpoint
ALTER TABLE "pledge_tickets" ADD CONSTRAINT "pledge_tickets_id_unique" UNIQUE("id");