CREATE TABLE "seckill_purchases" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"offer_id" text NOT NULL,
	"num" integer NOT NULL,
	CONSTRAINT "seckill_purchases_member_id_day_offer_id_pk" PRIMARY KEY("member_id","day","offer_id"),
	CONSTRAINT "seckill_purchases_num" CHECK ("seckill_purchases"."num" >= 0)
);
--> statement-breakpoint
CREATE INDEX "trades_unpaid_of" ON "trades" USING btree ("member_id") WHERE "trades"."pay_state" = 'UNPAID';