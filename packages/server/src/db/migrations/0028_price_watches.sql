CREATE TABLE "price_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_watches" ADD CONSTRAINT "price_watches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_watches_once" ON "price_watches" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "price_watches_sku" ON "price_watches" USING btree ("sku_id");