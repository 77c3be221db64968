CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_taxes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"order_item_sn" text NOT NULL,
	"rate" integer NOT NULL,
	"cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"reference" text NOT NULL,
	"is_refund" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_adds_up";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_adds_up";--> statement-breakpoint
ALTER TABLE "trades" DROP CONSTRAINT "trades_adds_up";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_added_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_added_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "tax_added_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_taxes_order" ON "order_taxes" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "order_taxes_reference" ON "order_taxes" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_adds_up" CHECK ("order_items"."flow_cents" = "order_items"."goods_cents" + "order_items"."freight_cents" - "order_items"."discount_cents" - "order_items"."coupon_cents" + "order_items"."tax_added_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_adds_up" CHECK ("orders"."flow_cents" = "orders"."goods_cents" + "orders"."freight_cents" - "orders"."discount_cents" - "orders"."coupon_cents" + "orders"."tax_added_cents");--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_adds_up" CHECK ("trades"."flow_cents" = "trades"."goods_cents" + "trades"."freight_cents" - "trades"."discount_cents" - "trades"."coupon_cents" + "trades"."tax_added_cents");