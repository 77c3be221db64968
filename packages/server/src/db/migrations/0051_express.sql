ALTER TABLE "baskets" ADD COLUMN "express_store_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_speed" text DEFAULT 'STANDARD' NOT NULL;