CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"logo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"level" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"image" text NOT NULL,
	"icon" text
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"store_id" text NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text NOT NULL,
	"member_face" text NOT NULL,
	"order_item_sn" text,
	"grade" text NOT NULL,
	"content_en" text NOT NULL,
	"content_zh" text NOT NULL,
	"images" text[] NOT NULL,
	"description_score" integer NOT NULL,
	"service_score" integer NOT NULL,
	"delivery_score" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"reply_en" text,
	"reply_zh" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluations_order_item_sn_unique" UNIQUE("order_item_sn")
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"pricing" text NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"store_id" text NOT NULL,
	"brand_id" text,
	"category_id" text NOT NULL,
	"category_path" text[] NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"selling_point_en" text NOT NULL,
	"selling_point_zh" text NOT NULL,
	"intro_en" text NOT NULL,
	"intro_zh" text NOT NULL,
	"unit_en" text NOT NULL,
	"unit_zh" text NOT NULL,
	"params" jsonb NOT NULL,
	"attributes" text[] NOT NULL,
	"search_tokens" text[] NOT NULL,
	"name_tokens" text[] NOT NULL,
	"shelf" text NOT NULL,
	"sales_model" text NOT NULL,
	"recommend" boolean NOT NULL,
	"minimum" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"freight_template_id" text,
	"price_cents" integer NOT NULL,
	"former_cents" integer,
	"face_sku_id" text NOT NULL,
	"pictures" text[] NOT NULL,
	"buy_count" integer NOT NULL,
	"comment_num" integer NOT NULL,
	"good_comment_num" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"address_en" text NOT NULL,
	"address_zh" text NOT NULL,
	"center" text NOT NULL,
	"mobile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"position" integer NOT NULL,
	"sn" text NOT NULL,
	"specs" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"former_cents" integer,
	"quantity" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"pictures" text[] NOT NULL,
	"buy_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skus_stock" CHECK ("skus"."quantity" >= 0),
	CONSTRAINT "skus_price" CHECK ("skus"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"description_en" text NOT NULL,
	"description_zh" text NOT NULL,
	"logo" text NOT NULL,
	"state" text NOT NULL,
	"self_operated" boolean NOT NULL,
	"self_pickup" boolean NOT NULL,
	"page_show" boolean NOT NULL,
	"address_en" text NOT NULL,
	"address_zh" text NOT NULL,
	"center" text NOT NULL,
	"company_en" text NOT NULL,
	"company_zh" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"description_score" integer DEFAULT 500 NOT NULL,
	"service_score" integer DEFAULT 500 NOT NULL,
	"delivery_score" integer DEFAULT 500 NOT NULL,
	"goods_num" integer DEFAULT 0 NOT NULL,
	"collection_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stores_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"level" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"type" text NOT NULL,
	"sort_order" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"content_en" text NOT NULL,
	"content_zh" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" text,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"store_id" text,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"data_en" jsonb NOT NULL,
	"data_zh" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"description_en" text NOT NULL,
	"description_zh" text NOT NULL,
	"type" text NOT NULL,
	"cents" integer,
	"pay_percent" integer,
	"threshold_cents" integer NOT NULL,
	"scope_type" text NOT NULL,
	"scope_ids" text[] NOT NULL,
	"get_type" text NOT NULL,
	"publish_num" integer NOT NULL,
	"limit_num" integer NOT NULL,
	"received_num" integer DEFAULT 0 NOT NULL,
	"used_num" integer DEFAULT 0 NOT NULL,
	"range_day_type" text NOT NULL,
	"effective_days" integer,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"sort_order" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_issued" CHECK ("coupons"."publish_num" = 0 or "coupons"."received_num" <= "coupons"."publish_num")
);
--> statement-breakpoint
CREATE TABLE "full_discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"scope_type" text NOT NULL,
	"scope_ids" text[] NOT NULL,
	"threshold_cents" integer NOT NULL,
	"minus_cents" integer,
	"pay_percent" integer,
	"free_freight" boolean NOT NULL,
	"point" integer,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone,
	CONSTRAINT "points_goods_stock" CHECK ("points_goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_goods_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seckill_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seckill_sales" (
	"offer_id" text NOT NULL,
	"day" date NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "seckill_sales_offer_id_day_pk" PRIMARY KEY("offer_id","day"),
	CONSTRAINT "seckill_sales_sold" CHECK ("seckill_sales"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "evaluations_goods" ON "evaluations" USING btree ("goods_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_member" ON "evaluations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "goods_tokens" ON "goods" USING gin ("search_tokens");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING gin ("category_path");--> statement-breakpoint
CREATE INDEX "goods_store" ON "goods" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("price_cents");--> statement-breakpoint
CREATE INDEX "goods_sold" ON "goods" USING btree ("buy_count");--> statement-breakpoint
CREATE INDEX "goods_comments" ON "goods" USING btree ("comment_num");--> statement-breakpoint
CREATE INDEX "goods_released" ON "goods" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "pickup_points_store" ON "pickup_points" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "skus_goods" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","sort_order");--> statement-breakpoint
CREATE INDEX "page_logs_at" ON "page_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pages_type" ON "pages" USING btree ("type","store_id");--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "full_discounts_store" ON "full_discounts" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "points_goods_category" ON "points_goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "seckill_offers_slot" ON "seckill_offers" USING btree ("weekday","hour","position");--> statement-breakpoint
CREATE INDEX "seckill_offers_sku" ON "seckill_offers" USING btree ("sku_id");