const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;

/** A promotion with null where the backend wrote an empty object. */
function withNulls(promotion: unknown): unknown {
  if (!isRecord(promotion)) return promotion;
  return Object.fromEntries(Object.entries(promotion).map(([name, value]) => [name, isEmpty(value) ? null : value]));
}

/**
 * The same answer with null for what a promotion does not have. The backend keeps promotions as JSON beside the goods, and
 * what was null there comes back as `{}`. Outside of promotion maps an empty object is an empty map and stays.
 */
export function promotionsWithNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(promotionsWithNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name !== "promotionMap" || !isRecord(each)) return [name, promotionsWithNulls(each)];
      return [name, Object.fromEntries(Object.entries(each).map(([key, one]) => [key, withNulls(one)]))];
    }),
  );
}
