CREATE TABLE "stock_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "dispatch_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_watches_once" ON "stock_watches" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "stock_watches_sku" ON "stock_watches" USING btree ("sku_id");