CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_once" UNIQUE("order_sn","cents","reason"),
	CONSTRAINT "order_refunds_cents" CHECK ("order_refunds"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "goodwill_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_note" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_goodwill" CHECK ("order_items"."goodwill_cents" between 0 and "order_items"."flow_cents");