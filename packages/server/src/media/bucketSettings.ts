/** An S3-compatible bucket and our credentials for it. */
export interface BucketSettings {
  /** Address without the bucket and without a final slash: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads `SUNDRY_S3_ENDPOINT`, `SUNDRY_S3_BUCKET`, `SUNDRY_S3_REGION` (default `auto`), `SUNDRY_S3_ACCESS_KEY_ID` and
 * `SUNDRY_S3_SECRET_ACCESS_KEY`; undefined if no endpoint is set. Throws an Error with one plain sentence if a part is
 * missing.
 */
export function readBucketSettings(env: NodeJS.ProcessEnv): BucketSettings | undefined {
  if (!env.SUNDRY_S3_ENDPOINT) return undefined;
  return {
    endpoint: webAddress(env.SUNDRY_S3_ENDPOINT),
    bucket: needed(env.SUNDRY_S3_BUCKET, "SUNDRY_S3_BUCKET"),
    region: env.SUNDRY_S3_REGION || "auto",
    accessKeyId: needed(env.SUNDRY_S3_ACCESS_KEY_ID, "SUNDRY_S3_ACCESS_KEY_ID"),
    secretAccessKey: needed(env.SUNDRY_S3_SECRET_ACCESS_KEY, "SUNDRY_S3_SECRET_ACCESS_KEY"),
  };
}

function webAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`SUNDRY_S3_ENDPOINT must be an address such as https://s3.example.com; it is "${text}".`);
  return text.replace(/\/+$/, "");
}

function needed(text: string | undefined, name: string): string {
  if (!text) throw new Error(`${name} must be set when SUNDRY_S3_ENDPOINT is.`);
  return text;
}
