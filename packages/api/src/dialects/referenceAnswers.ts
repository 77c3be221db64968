type Reading = (status: number, body: unknown) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const succeeded = (result: unknown) => ({ success: true, message: "success", code: 200, result });

/** The backend answers whether there is a payment password with a bare boolean. */
export const bareBoolean: Reading = (status, body) =>
  typeof body === "boolean" && status === 200 ? succeeded(body) : body;

/** The backend reports a payment password that was set as a refusal, with the code of a success. */
export const doneByRefusal: Reading = (_, body) =>
  isRecord(body) && body["code"] === 200 ? { ...body, success: true, result: null } : body;

/** An empty body means that there is nothing to fetch. */
export const nothingAsNull: Reading = (status, body) => (body === undefined && status === 200 ? succeeded(null) : body);

/** Before the parcel is known to its carrier there is no record of it at all. */
export const nothingTraced: Reading = (_, body) =>
  isRecord(body) && body["success"] === true && body["result"] === null ? { ...body, result: {} } : body;

/**
 * The backend adds every piece of an order to `salesNum`, whatever was bought, once when it is paid and again when it is
 * cancelled: it can be above `quantity` while pieces are left. So what was sold of an offer is not known.
 */
export const soldUnknown: Reading = (_, body) => {
  const list = isRecord(body) ? body["result"] : undefined;
  return isRecord(body) && Array.isArray(list) ? { ...body, result: list.map(withoutSold) } : body;
};

/** Goods, or a slot with goods. */
function withoutSold(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const goods = value["seckillGoodsList"];
  if (Array.isArray(goods)) return { ...value, seckillGoodsList: goods.map(withoutSold) };
  return { ...value, salesNum: null };
}

/**
 * The backend never says that goods can be sent back: its own pages ask for the parcel once a request that is not for money
 * alone has been approved.
 */
export const sendingBackAllowed: Reading = (_, body) => {
  const result = isRecord(body) ? body["result"] : undefined;
  if (!isRecord(body) || !isRecord(result)) return body;
  const records = result["records"];
  return {
    ...body,
    result: Array.isArray(records) ? { ...result, records: records.map(withSendingBack) } : withSendingBack(result),
  };
};

function withSendingBack(value: unknown): unknown {
  if (!isRecord(value) || value["serviceStatus"] !== "PASS" || value["serviceType"] === "RETURN_MONEY") return value;
  const allowed = value["afterSaleAllowOperationVO"];
  return isRecord(allowed) ? { ...value, afterSaleAllowOperationVO: { ...allowed, returnGoods: true } } : value;
}

/** The result is a text without meaning. */
export const withoutResult: Reading = (_, body) =>
  isRecord(body) && body["success"] === true ? { ...body, result: null } : body;

/** What a shop says about itself: nothing, because the backend has no settings for it. */
const claims = { topLine: "", slogan: "", promises: [] };

/** The backend always needs a code for registering, and no setting says so. Nor does one say what the shop promises. */
export const settingsOfShop: Reading = (_, body) => {
  const result = isRecord(body) && isRecord(body["result"]) ? body["result"] : undefined;
  const settings = parsed(result?.["settingValue"]);
  if (!isRecord(body) || !result || !settings) return body;
  return {
    ...body,
    result: { ...result, settingValue: JSON.stringify({ ...claims, ...settings, registrationCode: true }) },
  };
};

function parsed(text: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
