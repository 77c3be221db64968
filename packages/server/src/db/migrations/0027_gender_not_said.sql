ALTER TABLE "members" ALTER COLUMN "sex" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "sex" DROP NOT NULL;