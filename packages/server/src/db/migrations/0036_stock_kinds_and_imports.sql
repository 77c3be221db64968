CREATE TABLE "imported_goods" (
	"import_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"before" jsonb,
	"after_digest" text,
	"after_stock" jsonb,
	CONSTRAINT "imported_goods_import_id_goods_id_pk" PRIMARY KEY("import_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"shelves" text[] NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "skus" DROP CONSTRAINT "skus_price";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "stock_kind" text DEFAULT 'COUNTED' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "on_hand" integer;--> statement-breakpoint
ALTER TABLE "imported_goods" ADD CONSTRAINT "imported_goods_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Drafts without a price had the largest one, and what nobody counts had a million pieces, some of which were sold.
UPDATE "skus" SET "price_cents" = 0 FROM "goods" WHERE "goods"."id" = "skus"."goods_id" AND "goods"."shelf" = 'DOWN' AND "skus"."price_cents" = 999999999;--> statement-breakpoint
UPDATE "goods" SET "price_cents" = 0 WHERE "shelf" = 'DOWN' AND "price_cents" = 999999999;--> statement-breakpoint
UPDATE "skus" SET "stock_kind" = 'UNCOUNTED', "quantity" = 1000000 WHERE "quantity" BETWEEN 990000 AND 1000000 AND EXISTS (SELECT 1 FROM "goods_sheets" WHERE "goods_sheets"."goods_id" = "skus"."goods_id");--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_price" CHECK ("goods"."shelf" <> 'UPPER' or "goods"."price_cents" > 0);--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_price" CHECK ("skus"."price_cents" >= 0);