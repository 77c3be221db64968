CREATE TABLE "after_sale_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"state" text NOT NULL,
	"operator" text NOT NULL,
	"operator_id" text,
	"operator_name" text,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_sn" text NOT NULL,
	"order_item_sn" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"num" integer NOT NULL,
	"reason" text NOT NULL,
	"description" text,
	"images" text[] NOT NULL,
	"refund_way" text NOT NULL,
	"payment_method" text NOT NULL,
	"bank_name" text,
	"bank_holder" text,
	"bank_number" text,
	"applied_cents" integer NOT NULL,
	"granted_cents" integer,
	"remark" text,
	"carrier_code" text,
	"parcel_no" text,
	"sent_on" date,
	"refunded_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sales_sn_unique" UNIQUE("sn"),
	CONSTRAINT "after_sales_num" CHECK ("after_sales"."num" > 0),
	CONSTRAINT "after_sales_applied" CHECK ("after_sales"."applied_cents" >= 0),
	CONSTRAINT "after_sales_granted" CHECK ("after_sales"."granted_cents" between 0 and "after_sales"."applied_cents")
);
--> statement-breakpoint
CREATE TABLE "basket_coupons" (
	"member_id" text NOT NULL,
	"way" text NOT NULL,
	"store_id" text NOT NULL,
	"owned_coupon_id" text NOT NULL,
	CONSTRAINT "basket_coupons_member_id_way_store_id_pk" PRIMARY KEY("member_id","way","store_id")
);
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"way" text NOT NULL,
	"sku_id" text NOT NULL,
	"num" integer NOT NULL,
	"checked" boolean DEFAULT true NOT NULL,
	"seen_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_lines_num" CHECK ("basket_lines"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"member_id" text NOT NULL,
	"way" text NOT NULL,
	"address_id" text,
	"pickup_point_id" text,
	"delivery_method" text DEFAULT 'LOGISTICS' NOT NULL,
	"need_receipt" boolean DEFAULT false NOT NULL,
	"receipt_title" text,
	"taxpayer_id" text,
	"receipt_content" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_member_id_way_pk" PRIMARY KEY("member_id","way")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"level" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"face_goods_id" text,
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
	"shelf" text NOT NULL,
	"sales_model" text NOT NULL,
	"recommend" boolean NOT NULL,
	"price_cents" integer NOT NULL,
	"buy_count" integer NOT NULL,
	"comment_num" integer NOT NULL,
	"good_comment_num" integer NOT NULL,
	"rating" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"store_id" text NOT NULL,
	"brand_id" text,
	"category_id" text NOT NULL,
	"category_path" text[] NOT NULL,
	"key" text NOT NULL,
	"minimum" integer NOT NULL,
	"former_cents" integer,
	"tiers" jsonb NOT NULL,
	"freight_template_id" text,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"unit_en" text NOT NULL,
	"unit_zh" text NOT NULL,
	"params" jsonb NOT NULL,
	"attributes" text[] NOT NULL,
	"selling_point_en" text NOT NULL,
	"selling_point_zh" text NOT NULL,
	"picture_slots" text[] NOT NULL,
	"intro_en" text NOT NULL,
	"intro_zh" text NOT NULL,
	"name_tokens" text[] NOT NULL,
	"search_tokens" text[] NOT NULL,
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
	"picture_slots" text[] NOT NULL,
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
CREATE TABLE "captcha_passes" (
	"purpose" text NOT NULL,
	"uuid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_passes_purpose_uuid_pk" PRIMARY KEY("purpose","uuid")
);
--> statement-breakpoint
CREATE TABLE "captcha_puzzles" (
	"purpose" text NOT NULL,
	"uuid" text NOT NULL,
	"id" text NOT NULL,
	"x" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_puzzles_purpose_uuid_pk" PRIMARY KEY("purpose","uuid")
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"uuid" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"uuid" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_purpose_uuid_recipient_pk" PRIMARY KEY("purpose","uuid","recipient")
);
--> statement-breakpoint
CREATE TABLE "complaint_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"speaker" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_item_sn" text NOT NULL,
	"state" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"appeal_content" text,
	"appeal_images" text[] NOT NULL,
	"appeal_at" timestamp with time zone,
	"ruling" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaints_order_item_sn_unique" UNIQUE("order_item_sn")
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
CREATE TABLE "commission_cash" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"distributor_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "commission_cash_amount" CHECK ("commission_cash"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"distributor_id" text NOT NULL,
	"order_sn" text NOT NULL,
	"order_item_sn" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"back_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "commissions_order_item_sn_unique" UNIQUE("order_item_sn"),
	CONSTRAINT "commissions_back" CHECK ("commissions"."back_cents" between 0 and "commissions"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "distribution_bindings" (
	"member_id" text PRIMARY KEY NOT NULL,
	"distributor_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distribution_choices" (
	"distributor_id" text NOT NULL,
	"distribution_goods_id" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distribution_choices_distributor_id_distribution_goods_id_pk" PRIMARY KEY("distributor_id","distribution_goods_id")
);
--> statement-breakpoint
CREATE TABLE "distribution_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"commission_cents" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distribution_goods_sku_id_unique" UNIQUE("sku_id")
);
--> statement-breakpoint
CREATE TABLE "distributors" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"bank_account_name" text NOT NULL,
	"bank_account_num" text NOT NULL,
	"bank_branch_name" text NOT NULL,
	"pending_cents" integer DEFAULT 0 NOT NULL,
	"free_cents" integer DEFAULT 0 NOT NULL,
	"cashing_cents" integer DEFAULT 0 NOT NULL,
	"cashed_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "distributors_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "distributors_sums" CHECK ("distributors"."pending_cents" >= 0 and "distributors"."free_cents" >= 0 and "distributors"."cashing_cents" >= 0 and "distributors"."cashed_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_stores" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"context" text NOT NULL,
	"mobile" text,
	"images" text,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "im_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"family_id" text NOT NULL,
	"talk_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "im_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"talk_id" text NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "im_lines_position" UNIQUE("talk_id","position")
);
--> statement-breakpoint
CREATE TABLE "im_talks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"store_id" text NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"buyer_saw" integer DEFAULT 0 NOT NULL,
	"store_saw" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "im_talks_pair" UNIQUE("member_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"member_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"store_id" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"region_names" text NOT NULL,
	"region_ids" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean NOT NULL,
	"alias" text,
	"lon" text,
	"lat" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"nick_name" text NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text NOT NULL,
	"sex" integer DEFAULT 0 NOT NULL,
	"birthday" date,
	"region_id" text,
	"region" text,
	"address" text,
	"face" text,
	"points" integer DEFAULT 0 NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"experience" integer DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"inviter_id" text,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_points" CHECK ("members"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_balance" CHECK ("point_entries"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"family_id" text NOT NULL,
	"access_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"user_context" text NOT NULL,
	"long_term" boolean NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"successor_id" text,
	"revoked_at" timestamp with time zone,
	"refresh_revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_access_hash_unique" UNIQUE("access_hash"),
	CONSTRAINT "sessions_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_sn" text NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"category_id" text NOT NULL,
	"goods_name" jsonb NOT NULL,
	"specs" jsonb NOT NULL,
	"picture_slot" text,
	"num" integer NOT NULL,
	"list_cents" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"goods_cents" integer NOT NULL,
	"freight_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"coupon_cents" integer NOT NULL,
	"site_coupon_cents" integer NOT NULL,
	"flow_cents" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"discounts" jsonb NOT NULL,
	"seckill_offer_id" text,
	"seckill_day" text,
	"points_goods_id" text,
	"comment_state" text NOT NULL,
	"after_sale_state" text NOT NULL,
	"complain_state" text NOT NULL,
	"refund_state" text NOT NULL,
	"refund_cents" integer DEFAULT 0 NOT NULL,
	"deliver_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_sn_unique" UNIQUE("sn"),
	CONSTRAINT "order_items_num" CHECK ("order_items"."num" > 0),
	CONSTRAINT "order_items_flow" CHECK ("order_items"."flow_cents" >= 0),
	CONSTRAINT "order_items_adds_up" CHECK ("order_items"."flow_cents" = "order_items"."goods_cents" + "order_items"."freight_cents" - "order_items"."discount_cents" - "order_items"."coupon_cents")
);
--> statement-breakpoint
CREATE TABLE "order_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"event" text NOT NULL,
	"operator_id" text,
	"operator_name" text,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"trade_sn" text NOT NULL,
	"member_id" text NOT NULL,
	"store_id" text NOT NULL,
	"store_name" jsonb NOT NULL,
	"state" text NOT NULL,
	"pay_state" text NOT NULL,
	"deliver_state" text NOT NULL,
	"order_type" text NOT NULL,
	"promotion_type" text NOT NULL,
	"payment_method" text,
	"paid_at" timestamp with time zone,
	"delivery_method" text NOT NULL,
	"consignee_name" text,
	"consignee_mobile" text,
	"consignee_region_names" text,
	"consignee_region_ids" text,
	"consignee_detail" text,
	"pickup_name" jsonb,
	"pickup_address" jsonb,
	"pickup_mobile" text,
	"pickup_center" text,
	"verification_code" text,
	"goods_cents" integer NOT NULL,
	"freight_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"coupon_cents" integer NOT NULL,
	"site_coupon_cents" integer NOT NULL,
	"flow_cents" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"discounts" jsonb NOT NULL,
	"gift_points" integer DEFAULT 0 NOT NULL,
	"weight_grams" integer NOT NULL,
	"goods_num" integer NOT NULL,
	"remark" text,
	"client_type" text NOT NULL,
	"need_receipt" boolean NOT NULL,
	"store_coupon_id" text,
	"platform_coupon_id" text,
	"cancel_reason" text,
	"logistics_no" text,
	"logistics_code" text,
	"shipped_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "orders_sn_unique" UNIQUE("sn"),
	CONSTRAINT "orders_flow" CHECK ("orders"."flow_cents" >= 0),
	CONSTRAINT "orders_adds_up" CHECK ("orders"."flow_cents" = "orders"."goods_cents" + "orders"."freight_cents" - "orders"."discount_cents" - "orders"."coupon_cents")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_sn" text,
	"title" text NOT NULL,
	"taxpayer_id" text,
	"content" text NOT NULL,
	"price_cents" integer,
	"issued" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_order_sn_unique" UNIQUE("order_sn")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"member_id" text NOT NULL,
	"way" text NOT NULL,
	"idempotency_key" text,
	"content_hash" text NOT NULL,
	"pay_state" text NOT NULL,
	"payment_method" text,
	"delivery_method" text NOT NULL,
	"consignee_name" text,
	"consignee_mobile" text,
	"consignee_region_names" text,
	"consignee_region_ids" text,
	"consignee_detail" text,
	"goods_cents" integer NOT NULL,
	"freight_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"coupon_cents" integer NOT NULL,
	"site_coupon_cents" integer NOT NULL,
	"flow_cents" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"discounts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "trades_sn_unique" UNIQUE("sn"),
	CONSTRAINT "trades_flow" CHECK ("trades"."flow_cents" >= 0),
	CONSTRAINT "trades_adds_up" CHECK ("trades"."flow_cents" = "trades"."goods_cents" + "trades"."freight_cents" - "trades"."discount_cents" - "trades"."coupon_cents")
);
--> statement-breakpoint
CREATE TABLE "owned_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"trade_sn" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_items" (
	"parcel_id" text NOT NULL,
	"order_item_sn" text NOT NULL,
	"num" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_sn_pk" PRIMARY KEY("parcel_id","order_item_sn"),
	CONSTRAINT "parcel_items_num" CHECK ("parcel_items"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_traces" (
	"id" text PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"words" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"order_sn" text NOT NULL,
	"position" integer NOT NULL,
	"carrier_code" text NOT NULL,
	"number" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"member_id" text NOT NULL,
	"bill_type" text NOT NULL,
	"bill_sn" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"progress" text NOT NULL,
	"content" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_token_unique" UNIQUE("token"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"kind" text NOT NULL,
	"member_ids" text[] NOT NULL,
	"coupon_ids" text[] NOT NULL,
	"period" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_activity_grants" (
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"period" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_activity_grants_activity_id_member_id_period_pk" PRIMARY KEY("activity_id","member_id","period")
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
	"quantity" integer NOT NULL,
	"presold" integer NOT NULL
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
CREATE TABLE "member_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "oauth_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"progress" text NOT NULL,
	"subject" text,
	"name" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oauth_logins_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"device" text,
	"status" integer DEFAULT 0 NOT NULL,
	"member_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_logins_status" CHECK ("qr_logins"."status" between 0 and 3),
	CONSTRAINT "qr_logins_member" CHECK (("qr_logins"."status" = 0) = ("qr_logins"."member_id" is null))
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"level" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"path" text[] NOT NULL,
	"sort_order" integer NOT NULL,
	"has_children" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"store_id" text,
	"company_name" text NOT NULL,
	"company_address_id_path" text,
	"company_address_path" text,
	"company_address" text NOT NULL,
	"company_phone" text,
	"company_email" text,
	"employee_num" integer,
	"registered_capital_cents" bigint,
	"link_name" text NOT NULL,
	"link_phone" text NOT NULL,
	"license_num" text,
	"scope" text,
	"licence_photo" text NOT NULL,
	"legal_name" text NOT NULL,
	"legal_id" text NOT NULL,
	"legal_photo" text NOT NULL,
	"settlement_bank_account_name" text,
	"settlement_bank_account_num" text,
	"settlement_bank_branch_name" text,
	"settlement_bank_joint_name" text,
	"settlement_bank_licence_photo" text,
	"store_name" text,
	"store_logo" text,
	"store_desc" text,
	"store_center" text,
	"goods_management_category" text,
	"store_address_path" text,
	"store_address_id_path" text,
	"store_address_detail" text,
	"created_at" timestamp with time zone NOT NULL,
	"handed_in_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "store_entries_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"pay_state" text NOT NULL,
	"method" text,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "recharges_sn_unique" UNIQUE("sn"),
	CONSTRAINT "recharges_amount" CHECK ("recharges"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"member_id" text PRIMARY KEY NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"frozen_cents" integer DEFAULT 0 NOT NULL,
	"password_hash" text,
	"failed_checks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallets_balance" CHECK ("wallets"."balance_cents" >= 0),
	CONSTRAINT "wallets_frozen" CHECK ("wallets"."frozen_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"real_name" text NOT NULL,
	"connect_number" text NOT NULL,
	"remark" text,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "withdrawals_sn_unique" UNIQUE("sn"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "after_sale_logs" ADD CONSTRAINT "after_sale_logs_sn_after_sales_sn_fk" FOREIGN KEY ("sn") REFERENCES "public"."after_sales"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_item_sn_order_items_sn_fk" FOREIGN KEY ("order_item_sn") REFERENCES "public"."order_items"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_coupons" ADD CONSTRAINT "basket_coupons_member_id_way_baskets_member_id_way_fk" FOREIGN KEY ("member_id","way") REFERENCES "public"."baskets"("member_id","way") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_member_id_way_baskets_member_id_way_fk" FOREIGN KEY ("member_id","way") REFERENCES "public"."baskets"("member_id","way") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_lines" ADD CONSTRAINT "complaint_lines_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_item_sn_order_items_sn_fk" FOREIGN KEY ("order_item_sn") REFERENCES "public"."order_items"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_cash" ADD CONSTRAINT "commission_cash_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_item_sn_order_items_sn_fk" FOREIGN KEY ("order_item_sn") REFERENCES "public"."order_items"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_bindings" ADD CONSTRAINT "distribution_bindings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_bindings" ADD CONSTRAINT "distribution_bindings_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_choices" ADD CONSTRAINT "distribution_choices_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_choices" ADD CONSTRAINT "distribution_choices_distribution_goods_id_distribution_goods_id_fk" FOREIGN KEY ("distribution_goods_id") REFERENCES "public"."distribution_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_goods" ADD CONSTRAINT "favourite_goods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_stores" ADD CONSTRAINT "favourite_stores_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_keys" ADD CONSTRAINT "im_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_keys" ADD CONSTRAINT "im_keys_talk_id_im_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."im_talks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_lines" ADD CONSTRAINT "im_lines_talk_id_im_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."im_talks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_talks" ADD CONSTRAINT "im_talks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_addresses" ADD CONSTRAINT "member_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_logs" ADD CONSTRAINT "order_logs_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_sn_trades_sn_fk" FOREIGN KEY ("trade_sn") REFERENCES "public"."trades"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_coupons" ADD CONSTRAINT "owned_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_coupons" ADD CONSTRAINT "owned_coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_sn_order_items_sn_fk" FOREIGN KEY ("order_item_sn") REFERENCES "public"."order_items"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_sn_orders_sn_fk" FOREIGN KEY ("order_sn") REFERENCES "public"."orders"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_entries" ADD CONSTRAINT "store_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_logs_case" ON "after_sale_logs" USING btree ("sn","created_at");--> statement-breakpoint
CREATE INDEX "after_sales_buyer" ON "after_sales" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "after_sales_line" ON "after_sales" USING btree ("order_item_sn");--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("due_at") WHERE "after_sales"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_lines_sku" ON "basket_lines" USING btree ("member_id","way","sku_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "evaluations_goods" ON "evaluations" USING btree ("goods_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_member" ON "evaluations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_store" ON "evaluations" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_tokens" ON "goods" USING gin ("search_tokens");--> statement-breakpoint
CREATE INDEX "goods_names" ON "goods" USING gin ("name_tokens");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING gin ("category_path");--> statement-breakpoint
CREATE INDEX "goods_store" ON "goods" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("price_cents");--> statement-breakpoint
CREATE INDEX "pickup_points_store" ON "pickup_points" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "skus_goods" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "captcha_passes_over" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_puzzles_over" ON "captcha_puzzles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limit_windows_over" ON "limit_windows" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_due" ON "outgoing_messages" USING btree ("channel","next_try_at");--> statement-breakpoint
CREATE INDEX "verification_codes_over" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "complaint_lines_complaint" ON "complaint_lines" USING btree ("complaint_id","created_at");--> statement-breakpoint
CREATE INDEX "complaints_member" ON "complaints" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","sort_order");--> statement-breakpoint
CREATE INDEX "page_logs_at" ON "page_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pages_type" ON "pages" USING btree ("type","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_cash_sn" ON "commission_cash" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "commission_cash_distributor" ON "commission_cash" USING btree ("distributor_id","created_at");--> statement-breakpoint
CREATE INDEX "commissions_distributor" ON "commissions" USING btree ("distributor_id","created_at");--> statement-breakpoint
CREATE INDEX "commissions_order" ON "commissions" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "commissions_open" ON "commissions" USING btree ("created_at") WHERE "commissions"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_goods_once" ON "favourite_goods" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "favourite_goods_newest" ON "favourite_goods" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_stores_once" ON "favourite_stores" USING btree ("member_id","store_id");--> statement-breakpoint
CREATE INDEX "favourite_stores_newest" ON "favourite_stores" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "im_keys_over" ON "im_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "im_talks_latest" ON "im_talks" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "footprints_goods" ON "footprints" USING btree ("member_id","goods_id");--> statement-breakpoint
CREATE INDEX "footprints_newest" ON "footprints" USING btree ("member_id","visited_at");--> statement-breakpoint
CREATE INDEX "member_addresses_member" ON "member_addresses" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_addresses_default" ON "member_addresses" USING btree ("member_id") WHERE "member_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "members_username" ON "members" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "point_entries_member" ON "point_entries" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("member_id","reason","reference");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_over" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "messages_member" ON "messages" USING btree ("member_id","state","created_at");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_sn","position");--> statement-breakpoint
CREATE INDEX "order_logs_order" ON "order_logs" USING btree ("order_sn","created_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("member_id","hidden","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_trade" ON "orders" USING btree ("trade_sn");--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE "orders"."state" = 'DELIVERED';--> statement-breakpoint
CREATE INDEX "receipts_member" ON "receipts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_title" ON "receipts" USING btree ("member_id","title") WHERE "receipts"."order_sn" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trades_key" ON "trades" USING btree ("member_id","idempotency_key") WHERE "trades"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "trades_content" ON "trades" USING btree ("member_id","content_hash","created_at");--> statement-breakpoint
CREATE INDEX "trades_unpaid" ON "trades" USING btree ("expires_at") WHERE "trades"."pay_state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "owned_coupons_member" ON "owned_coupons" USING btree ("member_id","state");--> statement-breakpoint
CREATE INDEX "owned_coupons_template" ON "owned_coupons" USING btree ("coupon_id","member_id");--> statement-breakpoint
CREATE INDEX "parcel_traces_parcel" ON "parcel_traces" USING btree ("parcel_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_order" ON "parcels" USING btree ("order_sn","position");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_number" ON "parcels" USING btree ("order_sn","carrier_code","number");--> statement-breakpoint
CREATE INDEX "payments_bill" ON "payments" USING btree ("bill_type","bill_sn","created_at");--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "full_discounts_store" ON "full_discounts" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "points_goods_category" ON "points_goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "seckill_offers_slot" ON "seckill_offers" USING btree ("weekday","hour","position");--> statement-breakpoint
CREATE INDEX "seckill_offers_sku" ON "seckill_offers" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "member_identities_member" ON "member_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "oauth_logins_over" ON "oauth_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_logins_over" ON "qr_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_name" ON "uploads" USING btree ("name");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "recharges_member" ON "recharges" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");