CREATE TABLE "spellings" (
	"form" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "spellings_form_word_pk" PRIMARY KEY("form","word")
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "popular" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_popular" ON "goods" USING btree ("id") WHERE "goods"."popular";--> statement-breakpoint
CREATE INDEX "goods_popular_tokens" ON "goods" USING gin ("search_tokens","category_path") WITH (fastupdate=off) WHERE "goods"."popular";--> statement-breakpoint
CREATE INDEX "goods_popular_names" ON "goods" USING gin ("name_tokens") WITH (fastupdate=off) WHERE "goods"."popular";--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_released" ON "goods" USING btree ("released_at");--> statement-breakpoint
-- Long texts leave the rows of goods as these are written, so that a search reads a third of the pages.
ALTER TABLE "goods" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "category_path" SET STORAGE MAIN, ALTER COLUMN "colours" SET STORAGE MAIN, ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "unit" SET STORAGE MAIN, ALTER COLUMN "tiers" SET STORAGE MAIN, ALTER COLUMN "picture_slots" SET STORAGE MAIN;--> statement-breakpoint
-- Learns the whole words among search tokens: those of letters, of scripts with spaces between words.
CREATE FUNCTION learn_spellings(tokens text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO spellings (form, word)
	SELECT DISTINCT form, word FROM (
		SELECT DISTINCT substr(token, 2) AS word FROM unnest(tokens) AS token
		WHERE token ~ '^=[^=0-9\u0600-\u08ff\u0e00-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\uffff]{3,}$'
	) AS words CROSS JOIN LATERAL (
		SELECT word AS form
		UNION SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place
	) AS forms
	WHERE NOT EXISTS (SELECT 1 FROM spellings AS known WHERE known.form = word AND known.word = words.word)
	ORDER BY word, form
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION goods_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM learn_spellings(array(SELECT DISTINCT token FROM added CROSS JOIN unnest(added.search_tokens) AS token WHERE token LIKE '=%'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION goods_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM learn_spellings(array(SELECT unnest(NEW.search_tokens) EXCEPT SELECT unnest(OLD.search_tokens)));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER goods_added AFTER INSERT ON "goods" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION goods_added();--> statement-breakpoint
CREATE TRIGGER goods_renamed AFTER UPDATE OF "search_tokens" ON "goods" FOR EACH ROW WHEN (OLD.search_tokens IS DISTINCT FROM NEW.search_tokens) EXECUTE FUNCTION goods_renamed();--> statement-breakpoint
SELECT learn_spellings(array(SELECT DISTINCT token FROM goods CROSS JOIN unnest(search_tokens) AS token WHERE token LIKE '=%'));
