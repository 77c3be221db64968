import { plainHeading } from "../columns.ts";

/**
 * What the headings of an export are called in English: WooCommerce writes them in the language of the shop. German,
 * French and Spanish; what is missing here is the same word, or changes nothing. In the order of the file.
 */
const english: Readonly<Record<string, readonly string[]>> = {
  Type: ["Typ", "Tipo"],
  SKU: ["Artikelnummer", "UGS"],
  "GTIN, UPC, EAN, or ISBN": ["GTIN, UPC, EAN oder ISBN", "GTIN, UPC, EAN ou ISBN", "GTIN, UPC, EAN o ISBN"],
  Name: ["Nom", "Nombre"],
  Published: ["Veröffentlicht", "Publié", "Publicado"],
  "Is featured?": ["Ist hervorgehoben?", "Mis en avant ?", "¿Está destacado?"],
  "Visibility in catalog": ["Sichtbarkeit im Katalog", "Visibilité dans le catalogue", "Visibilidad en el catálogo"],
  "Short description": ["Kurzbeschreibung", "Description courte", "Descripción corta"],
  Description: ["Beschreibung", "Descripción"],
  "Date sale price starts": [
    "Datum, an dem Angebotspreis beginnt",
    "Date de début de promo",
    "Día en que empieza el precio rebajado",
  ],
  "Date sale price ends": [
    "Datum, an dem Angebotspreis endet",
    "Date de fin de promo",
    "Día en que termina el precio rebajado",
  ],
  "Tax status": ["Steuerstatus", "État de la TVA", "Estado del impuesto"],
  "Tax class": ["Steuerklasse", "Classe de TVA", "Clase de impuesto"],
  "In stock?": ["Vorrätig?", "En stock ?", "¿Existencias?", "¿En inventario?"],
  Stock: ["Lager", "Bestand", "Inventario"],
  "Low stock amount": ["Geringe Lagermenge", "Montant de stock faible", "Cantidad de bajo inventario"],
  "Backorders allowed?": [
    "Lieferrückstande erlaubt?",
    "Lieferrückstände erlaubt?",
    "Autoriser les commandes de produits en rupture ?",
    "¿Permitir reservas de productos agotados?",
  ],
  "Sold individually?": ["Nur einzeln verkaufen?", "Vendre individuellement ?", "¿Vendido individualmente?"],
  Weight: ["Gewicht", "Poids", "Peso"],
  Length: ["Länge", "Longueur", "Longitud"],
  Width: ["Breite", "Largeur", "Anchura", "Ancho"],
  Height: ["Höhe", "Hauteur", "Altura"],
  "Allow customer reviews?": [
    "Kundenbewertungen erlauben?",
    "Kundenrezensionen erlauben?",
    "Autoriser les avis clients ?",
    "¿Permitir valoraciones de clientes?",
  ],
  "Purchase note": ["Hinweis zum Kauf", "Note de commande", "Nota de compra"],
  "Sale price": ["Angebotspreis", "Tarif promo", "Precio rebajado"],
  "Regular price": ["Regulärer Preis", "Tarif régulier", "Precio normal"],
  Categories: ["Kategorien", "Catégories", "Categorías"],
  Tags: ["Schlagwörter", "Étiquettes", "Etiquetas"],
  "Shipping class": ["Versandklasse", "Classe d’expédition", "Clase de envío"],
  Images: ["Bilder", "Imágenes"],
  "Download limit": ["Downloadlimit", "Limite de téléchargement", "Límite de descargas"],
  "Download expiry days": [
    "Ablauftage des Downloads",
    "Jours d’expiration du téléchargement",
    "Días de caducidad de la descarga",
  ],
  Parent: ["Übergeordnetes Produkt", "Superior", "Principal"],
  "Grouped products": ["Gruppierte Produkte", "Groupes de produits", "Productos agrupados"],
  Upsells: ["Zusatzverkäufe", "Produits suggérés", "Ventas dirigidas"],
  "Cross-sells": ["Cross-Sells (Querverkäufe)", "Ventes croisées", "Ventas cruzadas"],
  "External URL": ["Externe URL", "URL externe", "URL externa"],
  "Button text": ["Button-Text", "Libellé du bouton", "Texto del botón"],
  Position: ["Posición"],
  Brands: ["Marken", "Marques", "Marcas"],
  "Attribute # name": ["Attribut # Name", "Nom de l’attribut #", "Nombre del atributo #"],
  "Attribute # value(s)": ["Attribut # Wert(e)", "Valeur(s) de l’attribut #", "Valor(es) del atributo #"],
  "Attribute # visible": ["Attribut # Sichtbar", "Attribut # visible", "Atributo visible #"],
  "Attribute # global": ["Attribut # Global", "Atributo global #"],
  "Attribute # default": ["Attribut # Standard", "Attribut # par défaut", "Atributo por defecto #"],
  "Download # name": ["Download # Name", "Nom du téléchargement #", "Nombre de la descarga #"],
  "Download # URL": ["URL du téléchargement #", "URL de la descarga #"],
};

const byWords = new Map(
  Object.entries(english).flatMap(([heading, others]) =>
    others.map((each): [string, string] => [words(each), heading]),
  ),
);

/** The English heading of an export for one in another language; as it is if it is not known. */
export function englishHeading(heading: string): string {
  const whole = known(heading);
  if (whole !== undefined) return whole;
  const [, bare = "", unit = ""] = /^(.*?)(\s*\([a-z]{1,3}\))\s*$/.exec(heading) ?? [];
  const side = known(bare);
  return side === undefined ? heading : `${side}${unit}`;
}

function known(heading: string): string | undefined {
  const number = /\d+/.exec(heading)?.[0] ?? "";
  return byWords.get(words(heading.replace(number || "#", "#")))?.replace("#", number);
}

/** Letters without accents and the `#`: people retype headings, and languages put other signs before a `?`. */
function words(heading: string): string {
  return plainHeading(heading)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}#]+/gu, " ")
    .trim();
}
