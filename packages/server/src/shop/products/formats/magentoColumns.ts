import { plainHeading } from "../columns.ts";
import type { Untaken } from "./namedRecords.ts";

function plain(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.flatMap((line) => line.split(" ")).map(plainHeading));
}

const read = plain([
  "sku store_view_code product_type categories name description short_description weight product_online visibility",
  "price special_price special_price_from_date special_price_to_date meta_keywords base_image base_image_label",
  "additional_images additional_image_labels hide_from_product_page additional_attributes qty is_in_stock",
  "allow_backorders use_config_backorders manage_stock use_config_manage_stock min_cart_qty use_config_min_sale_qty",
  "configurable_variations configurable_variation_labels custom_options",
  "tax_class_name max_cart_qty use_config_max_sale_qty qty_increments use_config_qty_increments tier_prices",
  "related_skus crosssell_skus upsell_skus gift_message_available",
]);

/** What changes nothing for a buyer: addresses and titles for search engines, designs, times, copies of photos. */
const quiet = plain([
  "attribute_set_code product_websites url_key meta_title meta_description small_image small_image_label",
  "thumbnail_image thumbnail_image_label swatch_image swatch_image_label created_at updated_at new_from_date new_to_date",
  "display_product_options_in map_price msrp_price map_enabled custom_design custom_design_from custom_design_to",
  "custom_layout_update page_layout product_options_container msrp_display_actual_price_type country_of_manufacture",
  "out_of_stock_qty use_config_min_qty is_qty_decimal notify_on_stock_below use_config_notify_stock_qty",
  "use_config_enable_qty_inc enable_qty_increments is_decimal_divided website_id related_position crosssell_position",
  "upsell_position bundle_price_type bundle_sku_type bundle_price_view bundle_weight_type bundle_values",
  "bundle_shipment_type associated_skus downloadable_links downloadable_samples giftcard_type giftcard_allow_open_amount",
  "giftcard_open_amount_min giftcard_open_amount_max giftcard_amounts deferred_stock_update",
  "use_config_deferred_stock_update",
]);

/** Whether a column is read. `heading` is in its plain form. */
export function isReadColumn(heading: string): boolean {
  return read.has(heading);
}

/** Whether leaving a column out changes nothing for a buyer. */
export function isQuietColumn(heading: string): boolean {
  return quiet.has(heading);
}

/** What the shop does not do, and says so. */
export const untakenOfMagento: readonly Untaken[] = [
  { heading: "related_skus", effect: "note", text: "the goods that were recommended with it are not." },
  { heading: "crosssell_skus", effect: "note", text: "the goods that were recommended with it are not." },
  { heading: "upsell_skus", effect: "note", text: "the goods that were recommended with it are not." },
  {
    heading: "tier_prices",
    effect: "changed",
    text: "prices for larger quantities were left out. Write them into the column Tiers of an export.",
  },
  {
    heading: "qty_increments",
    except: ["0", "1", "0.0000", "1.0000"],
    effect: "changed",
    text: "it was sold in steps; here buyers can order any number from the minimum on.",
  },
];
