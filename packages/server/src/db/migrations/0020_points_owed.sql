-- Points that a refund could not take back, because they were spent, are owed from now on.
ALTER TABLE "members" ADD COLUMN "points_owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_points_owed" CHECK ("members"."points_owed" >= 0);