ALTER INDEX "goods_tokens" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "goods_names" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('goods_tokens'::regclass);--> statement-breakpoint
SELECT gin_clean_pending_list('goods_names'::regclass);
