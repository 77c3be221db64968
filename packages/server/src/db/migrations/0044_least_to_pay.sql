CREATE INDEX "goods_total" ON "goods" USING btree ((coalesce(case when ("tiers" -> 0 ->> 'num')::int <= "minimum" then ("tiers" -> 0 ->> 'cents')::bigint end, "price_cents") * "minimum"));--> statement-breakpoint
-- Until then the database guesses how many goods a range of the new index has.
ANALYZE "goods";