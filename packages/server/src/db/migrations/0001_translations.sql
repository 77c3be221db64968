-- Each pair of columns becomes one, with the same words by language. The table is written anew once, and its columns keep their places.
ALTER TABLE "brands"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "brands" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "brands"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "categories"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "categories" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "categories"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "evaluations"
	ALTER COLUMN "content_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "content_en", 'zh', "content_zh"),
	ALTER COLUMN "reply_en" SET DATA TYPE jsonb USING CASE WHEN coalesce("reply_en", "reply_zh") IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object('en', coalesce("reply_en", "reply_zh"), 'zh', "reply_zh")) END;--> statement-breakpoint
ALTER TABLE "evaluations" RENAME COLUMN "content_en" TO "content";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME COLUMN "reply_en" TO "reply";--> statement-breakpoint
ALTER TABLE "evaluations"
	DROP COLUMN "content_zh",
	DROP COLUMN "reply_zh";--> statement-breakpoint
ALTER TABLE "freight_templates"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "freight_templates" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "freight_templates"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "goods"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh"),
	ALTER COLUMN "unit_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "unit_en", 'zh', "unit_zh"),
	ALTER COLUMN "selling_point_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "selling_point_en", 'zh', "selling_point_zh"),
	ALTER COLUMN "intro_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "intro_en", 'zh', "intro_zh");--> statement-breakpoint
ALTER TABLE "goods" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "goods" RENAME COLUMN "unit_en" TO "unit";--> statement-breakpoint
ALTER TABLE "goods" RENAME COLUMN "selling_point_en" TO "selling_point";--> statement-breakpoint
ALTER TABLE "goods" RENAME COLUMN "intro_en" TO "intro";--> statement-breakpoint
ALTER TABLE "goods"
	DROP COLUMN "name_zh",
	DROP COLUMN "unit_zh",
	DROP COLUMN "selling_point_zh",
	DROP COLUMN "intro_zh";--> statement-breakpoint
ALTER TABLE "pickup_points"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh"),
	ALTER COLUMN "address_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "address_en", 'zh', "address_zh");--> statement-breakpoint
ALTER TABLE "pickup_points" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "pickup_points" RENAME COLUMN "address_en" TO "address";--> statement-breakpoint
ALTER TABLE "pickup_points"
	DROP COLUMN "name_zh",
	DROP COLUMN "address_zh";--> statement-breakpoint
ALTER TABLE "stores"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh"),
	ALTER COLUMN "description_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "description_en", 'zh', "description_zh"),
	ALTER COLUMN "address_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "address_en", 'zh', "address_zh"),
	ALTER COLUMN "company_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "company_en", 'zh', "company_zh");--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "description_en" TO "description";--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "address_en" TO "address";--> statement-breakpoint
ALTER TABLE "stores" RENAME COLUMN "company_en" TO "company";--> statement-breakpoint
ALTER TABLE "stores"
	DROP COLUMN "name_zh",
	DROP COLUMN "description_zh",
	DROP COLUMN "address_zh",
	DROP COLUMN "company_zh";--> statement-breakpoint
ALTER TABLE "article_categories"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "article_categories" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "article_categories"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "articles"
	ALTER COLUMN "title_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "title_en", 'zh', "title_zh"),
	ALTER COLUMN "content_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "content_en", 'zh', "content_zh");--> statement-breakpoint
ALTER TABLE "articles" RENAME COLUMN "title_en" TO "title";--> statement-breakpoint
ALTER TABLE "articles" RENAME COLUMN "content_en" TO "content";--> statement-breakpoint
ALTER TABLE "articles"
	DROP COLUMN "title_zh",
	DROP COLUMN "content_zh";--> statement-breakpoint
ALTER TABLE "pages"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh"),
	ALTER COLUMN "data_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "data_en", 'zh', "data_zh");--> statement-breakpoint
ALTER TABLE "pages" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "pages" RENAME COLUMN "data_en" TO "data";--> statement-breakpoint
ALTER TABLE "pages"
	DROP COLUMN "name_zh",
	DROP COLUMN "data_zh";--> statement-breakpoint
ALTER TABLE "coupon_activities"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "coupon_activities" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "coupon_activities"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "coupons"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh"),
	ALTER COLUMN "description_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "description_en", 'zh', "description_zh");--> statement-breakpoint
ALTER TABLE "coupons" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "coupons" RENAME COLUMN "description_en" TO "description";--> statement-breakpoint
ALTER TABLE "coupons"
	DROP COLUMN "name_zh",
	DROP COLUMN "description_zh";--> statement-breakpoint
ALTER TABLE "full_discounts"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "full_discounts" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "full_discounts"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "points_goods_categories"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "points_goods_categories" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "points_goods_categories"
	DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "regions"
	ALTER COLUMN "name_en" SET DATA TYPE jsonb USING jsonb_build_object('en', "name_en", 'zh', "name_zh");--> statement-breakpoint
ALTER TABLE "regions" RENAME COLUMN "name_en" TO "name";--> statement-breakpoint
ALTER TABLE "regions"
	DROP COLUMN "name_zh";
