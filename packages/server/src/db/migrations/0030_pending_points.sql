CREATE TABLE "pending_points" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_sn" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"points" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_points_points" CHECK ("pending_points"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "welcome_payments" (
	"order_sn" text PRIMARY KEY NOT NULL,
	"welcome_left_cents" integer NOT NULL,
	"paid_left_cents" integer NOT NULL,
	CONSTRAINT "welcome_payments_left" CHECK ("welcome_payments"."welcome_left_cents" >= 0 and "welcome_payments"."welcome_left_cents" <= "welcome_payments"."paid_left_cents")
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "welcome_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_points" ADD CONSTRAINT "pending_points_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_points" ADD CONSTRAINT "pending_points_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "welcome_payments" ADD CONSTRAINT "welcome_payments_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_points_once" ON "pending_points" USING btree ("reason","reference");--> statement-breakpoint
CREATE INDEX "pending_points_due" ON "pending_points" USING btree ("due_at") WHERE "pending_points"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "pending_points_member" ON "pending_points" USING btree ("member_id","due_at") WHERE "pending_points"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "pending_points_order" ON "pending_points" USING btree ("order_sn");--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_welcome" CHECK ("wallets"."welcome_cents" >= 0);