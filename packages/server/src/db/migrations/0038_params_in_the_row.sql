-- The filters of a search read the facts of up to 10,000 goods: seven times as fast in the row as apart from it.
-- Rows get there as their facts are written.
ALTER TABLE "goods" ALTER COLUMN "params" SET STORAGE MAIN;
