ALTER TABLE "goods" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "goods" SET "sold_out" = true WHERE "id" IN (SELECT "goods_id" FROM "skus" WHERE "quantity" = 0)
	AND NOT EXISTS (SELECT 1 FROM "skus" WHERE "skus"."goods_id" = "goods"."id" AND "quantity" > 0);--> statement-breakpoint
-- The lock comes first, and by itself: of two buyers of the last pieces of two variants, the second then sees what the first has bought.
CREATE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_goods text := CASE WHEN TG_OP = 'DELETE' THEN OLD.goods_id ELSE NEW.goods_id END;
BEGIN
	PERFORM 1 FROM goods WHERE id = of_goods FOR NO KEY UPDATE;
	UPDATE goods SET sold_out = NOT sold_out WHERE id = of_goods
		AND sold_out = EXISTS (SELECT 1 FROM skus WHERE skus.goods_id = of_goods AND quantity > 0);
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of a transaction, so that the goods are locked last and for a moment.
CREATE CONSTRAINT TRIGGER skus_added AFTER INSERT OR DELETE ON "skus" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_sold_out();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER skus_sold AFTER UPDATE OF "quantity" ON "skus" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION keep_sold_out();
