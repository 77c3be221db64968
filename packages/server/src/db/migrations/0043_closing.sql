ALTER TABLE "members" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "members_closing" ON "members" USING btree ("closing_at") WHERE "members"."closing_at" is not null;--> statement-breakpoint
CREATE INDEX "members_closed" ON "members" USING btree ("closed_at") WHERE "members"."closed_at" is not null;