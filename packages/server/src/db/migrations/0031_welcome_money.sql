-- Welcome money in the wallets of a running shop: what was given, less what the buyer has spent from the wallet since.
UPDATE "wallets" SET "welcome_cents" = greatest(0, least("wallets"."balance_cents", given.cents, given.cents - coalesce(spent.cents, 0)))
FROM (
	SELECT e."account", sum(e."amount_cents") AS cents
	FROM "ledger_entries" e JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	WHERE t."kind" = 'WALLET_RECHARGE' AND t."reference" LIKE 'welcome-%' AND e."account" LIKE 'wallet:%'
	GROUP BY e."account"
) given
LEFT JOIN LATERAL (
	SELECT -sum(e."amount_cents") AS cents
	FROM "ledger_entries" e JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	WHERE e."account" = given."account"
		AND (t."kind" = 'WALLET_PAY' OR (t."kind" = 'WALLET_REFUND' AND t."reference" ~ '^[A-Z]+[0-9]+$'))
) spent ON true
WHERE given."account" = 'wallet:' || "wallets"."member_id";
