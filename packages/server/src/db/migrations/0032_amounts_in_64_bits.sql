-- Amounts and points in 64 bits. One statement per table, because each rewrites its table.
ALTER TABLE "after_sales"
  ALTER COLUMN "applied_cents" SET DATA TYPE bigint,
  ALTER COLUMN "granted_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "basket_lines"
  ALTER COLUMN "seen_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "goods"
  ALTER COLUMN "price_cents" SET DATA TYPE bigint,
  ALTER COLUMN "former_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "skus"
  ALTER COLUMN "price_cents" SET DATA TYPE bigint,
  ALTER COLUMN "former_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "commission_cash"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "commissions"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint,
  ALTER COLUMN "back_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "distribution_goods"
  ALTER COLUMN "commission_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "distributors"
  ALTER COLUMN "pending_cents" SET DATA TYPE bigint,
  ALTER COLUMN "free_cents" SET DATA TYPE bigint,
  ALTER COLUMN "cashing_cents" SET DATA TYPE bigint,
  ALTER COLUMN "cashed_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "price_watches"
  ALTER COLUMN "cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "members"
  ALTER COLUMN "points" SET DATA TYPE bigint,
  ALTER COLUMN "points_owed" SET DATA TYPE bigint,
  ALTER COLUMN "total_points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "point_entries"
  ALTER COLUMN "delta" SET DATA TYPE bigint,
  ALTER COLUMN "balance" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_items"
  ALTER COLUMN "list_cents" SET DATA TYPE bigint,
  ALTER COLUMN "unit_cents" SET DATA TYPE bigint,
  ALTER COLUMN "goods_cents" SET DATA TYPE bigint,
  ALTER COLUMN "freight_cents" SET DATA TYPE bigint,
  ALTER COLUMN "discount_cents" SET DATA TYPE bigint,
  ALTER COLUMN "coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "site_coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "flow_cents" SET DATA TYPE bigint,
  ALTER COLUMN "points" SET DATA TYPE bigint,
  ALTER COLUMN "refund_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders"
  ALTER COLUMN "goods_cents" SET DATA TYPE bigint,
  ALTER COLUMN "freight_cents" SET DATA TYPE bigint,
  ALTER COLUMN "discount_cents" SET DATA TYPE bigint,
  ALTER COLUMN "coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "site_coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "flow_cents" SET DATA TYPE bigint,
  ALTER COLUMN "points" SET DATA TYPE bigint,
  ALTER COLUMN "gift_points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "receipts"
  ALTER COLUMN "price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "trades"
  ALTER COLUMN "goods_cents" SET DATA TYPE bigint,
  ALTER COLUMN "freight_cents" SET DATA TYPE bigint,
  ALTER COLUMN "discount_cents" SET DATA TYPE bigint,
  ALTER COLUMN "coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "site_coupon_cents" SET DATA TYPE bigint,
  ALTER COLUMN "flow_cents" SET DATA TYPE bigint,
  ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "provider_refunds"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pending_points"
  ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coupons"
  ALTER COLUMN "cents" SET DATA TYPE bigint,
  ALTER COLUMN "threshold_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "full_discounts"
  ALTER COLUMN "threshold_cents" SET DATA TYPE bigint,
  ALTER COLUMN "minus_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "points_goods"
  ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "seckill_offers"
  ALTER COLUMN "price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "recharges"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wallets"
  ALTER COLUMN "balance_cents" SET DATA TYPE bigint,
  ALTER COLUMN "frozen_cents" SET DATA TYPE bigint,
  ALTER COLUMN "welcome_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "welcome_payments"
  ALTER COLUMN "welcome_left_cents" SET DATA TYPE bigint,
  ALTER COLUMN "paid_left_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "withdrawals"
  ALTER COLUMN "amount_cents" SET DATA TYPE bigint;