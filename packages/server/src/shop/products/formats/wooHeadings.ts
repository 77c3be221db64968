import { plainHeading } from "../columns.ts";

/**
 * What the headings of an export are called in English: WooCommerce writes them in the language of the shop. German,
 * French, Spanish, Dutch, Italian, Portuguese of Brazil, and Chinese; what is missing here is the same word, or changes
 * nothing. In the order of the file.
 */
const english: Readonly<Record<string, readonly string[]>> = {
  Type: ["Typ", "Tipo", "类型"],
  SKU: ["Artikelnummer", "UGS"],
  "GTIN, UPC, EAN, or ISBN": [
    "GTIN, UPC, EAN oder ISBN",
    "GTIN, UPC, EAN ou ISBN",
    "GTIN, UPC, EAN o ISBN",
    "GTIN, UPC, EAN of ISBN",
  ],
  Name: ["Nom", "Nombre", "Naam", "Nome", "名称"],
  Published: ["Veröffentlicht", "Publié", "Publicado", "Gepubliceerd", "Pubblicato", "已发布"],
  "Is featured?": [
    "Ist hervorgehoben?",
    "Mis en avant ?",
    "¿Está destacado?",
    "Uitgelicht?",
    "In primo piano?",
    "Em destaque?",
    "是推荐产品？",
  ],
  "Visibility in catalog": [
    "Sichtbarkeit im Katalog",
    "Visibilité dans le catalogue",
    "Visibilidad en el catálogo",
    "Zichtbaarheid in catalogus",
    "Visibilità nel catalogo",
    "Visibilidade no catálogo",
    "在列表页可见",
  ],
  "Short description": [
    "Kurzbeschreibung",
    "Description courte",
    "Descripción corta",
    "Korte beschrijving",
    "Korte omschrijving",
    "Breve descrizione",
    "Descrição curta",
    "简短描述",
    "简单描述",
  ],
  Description: ["Beschreibung", "Descripción", "Beschrijving", "Descrizione", "Descrição", "描述"],
  "Date sale price starts": [
    "Datum, an dem Angebotspreis beginnt",
    "Date de début de promo",
    "Día en que empieza el precio rebajado",
    "Startdatum actieprijs",
    "Data di partenza del prezzo in saldo",
    "Data de preço promocional começa em",
    "促销开始日期",
  ],
  "Date sale price ends": [
    "Datum, an dem Angebotspreis endet",
    "Date de fin de promo",
    "Día en que termina el precio rebajado",
    "Einddatum actieprijs",
    "Data in cui termina l'offerta",
    "Termine data del prezzo di vendita",
    "Data de preço promocional termina em",
    "促销截止日期",
  ],
  "Tax status": [
    "Steuerstatus",
    "État de la TVA",
    "Estado del impuesto",
    "Btw status",
    "Stato delle imposte",
    "Status do imposto",
    "税状态",
  ],
  "Tax class": [
    "Steuerklasse",
    "Classe de TVA",
    "Clase de impuesto",
    "Belastingklasse",
    "Aliquota di imposta",
    "Classe de imposto",
    "税类",
  ],
  "In stock?": ["Vorrätig?", "En stock ?", "¿Existencias?", "¿En inventario?", "Op voorraad?", "Em estoque?", "有货？"],
  Stock: ["Lager", "Bestand", "Inventario", "Voorraad", "Magazzino", "Estoque", "库存"],
  "Low stock amount": [
    "Geringe Lagermenge",
    "Montant de stock faible",
    "Cantidad de bajo inventario",
    "Lage voorraad",
    "Quantità in magazzino bassa",
    "Quantidade baixa de estoque",
    "库存不足",
  ],
  "Backorders allowed?": [
    "Lieferrückstande erlaubt?",
    "Lieferrückstände erlaubt?",
    "Autoriser les commandes de produits en rupture ?",
    "¿Permitir reservas de productos agotados?",
    "Nabestellingen toestaan?",
    "Abilita gli ordini arretrati?",
    "São permitidas encomendas?",
    "允许缺货下单？",
  ],
  "Sold individually?": [
    "Nur einzeln verkaufen?",
    "Vendre individuellement ?",
    "¿Vendido individualmente?",
    "Wordt individueel verkocht?",
    "Venduto singolarmente?",
    "Vendido individualmente?",
    "单独出售？",
  ],
  Weight: ["Gewicht", "Poids", "Peso", "重量"],
  Length: ["Länge", "Longueur", "Longitud", "Lengte", "Lunghezza", "Comprimento", "长度"],
  Width: ["Breite", "Largeur", "Anchura", "Ancho", "Larghezza", "Largura", "宽度"],
  Height: ["Höhe", "Hauteur", "Altura", "Hoogte", "Altezza", "高度"],
  "Allow customer reviews?": [
    "Kundenbewertungen erlauben?",
    "Kundenrezensionen erlauben?",
    "Autoriser les avis clients ?",
    "¿Permitir valoraciones de clientes?",
    "Klantbeoordelingen toestaan?",
    "Permetti le recensioni clienti?",
    "Permitir avaliações de clientes?",
    "允许客户评价？",
    "允许顾客评价？",
  ],
  "Purchase note": [
    "Hinweis zum Kauf",
    "Note de commande",
    "Nota de compra",
    "Aankoopnotitie",
    "Nota di acquisto",
    "Nota da compra",
    "Observação de compra",
    "购物备注",
  ],
  "Sale price": [
    "Angebotspreis",
    "Tarif promo",
    "Precio rebajado",
    "Actieprijs",
    "Prezzo in offerta",
    "Preço promocional",
    "促销价格",
  ],
  "Regular price": [
    "Regulärer Preis",
    "Tarif régulier",
    "Precio normal",
    "Reguliere prijs",
    "Prezzo di listino",
    "Preço",
    "常规售价",
  ],
  Categories: ["Kategorien", "Catégories", "Categorías", "Categorieën", "Categorie", "分类"],
  Tags: ["Schlagwörter", "Étiquettes", "Etiquetas", "Tag", "标签"],
  "Shipping class": [
    "Versandklasse",
    "Classe d’expédition",
    "Clase de envío",
    "Verzendklasse",
    "Classe di spedizione",
    "Classe de entrega",
    "运费类",
  ],
  Images: ["Bilder", "Imágenes", "Afbeeldingen", "Immagine", "Immagini", "Imagens", "图片"],
  "Download limit": [
    "Downloadlimit",
    "Limite de téléchargement",
    "Límite de descargas",
    "Downloadlimiet",
    "Limite di download",
    "Limite de downloads",
    "下载限制",
  ],
  "Download expiry days": [
    "Ablauftage des Downloads",
    "Jours d’expiration du téléchargement",
    "Días de caducidad de la descarga",
    "Dagen vervaltijd download",
    "Scarica i giorni di scadenza",
    "Dias para expirar o download",
    "下载的过期天数",
  ],
  Parent: ["Übergeordnetes Produkt", "Superior", "Principal", "Hoofd", "Genitore", "Ascendente", "父级"],
  "Grouped products": [
    "Gruppierte Produkte",
    "Groupes de produits",
    "Productos agrupados",
    "Gegroepeerde producten",
    "Prodotti raggruppati",
    "Grupo de produtos",
    "分组产品",
  ],
  Upsells: ["Zusatzverkäufe", "Produits suggérés", "Ventas dirigidas", "Up-sell"],
  "Cross-sells": [
    "Cross-Sells (Querverkäufe)",
    "Ventes croisées",
    "Ventas cruzadas",
    "Cross-sell",
    "Venda cruzada",
    "交叉销售",
  ],
  "External URL": ["Externe URL", "URL externe", "URL externa", "URL esterno", "URL esterna", "外部链接"],
  "Button text": [
    "Button-Text",
    "Libellé du bouton",
    "Texto del botón",
    "Knop tekst",
    "Testo del pulsante",
    "Texto do botão",
    "按钮文本",
    "按钮文字",
  ],
  Position: ["Posición", "Posição", "Positie", "Posizione", "位置"],
  Brands: ["Marken", "Marques", "Marcas", "Merken", "Marchi", "品牌"],
  "Attribute # name": [
    "Attribut # Name",
    "Nom de l’attribut #",
    "Nombre del atributo #",
    "Naam eigenschap #",
    "Attributo # nome",
    "Nome do atributo #",
    "属性 # 名称",
  ],
  "Attribute # value(s)": [
    "Attribut # Wert(e)",
    "Valeur(s) de l’attribut #",
    "Valor(es) del atributo #",
    "Waarde eigenschap #",
    "Waarde(n) eigenschap #",
    "Attributo # valuta(e)",
    "Attributo # valore(i)",
    "Valores do atributo #",
    "属性 # 值",
  ],
  "Attribute # visible": [
    "Attribut # Sichtbar",
    "Attribut # visible",
    "Atributo visible #",
    "Zichtbare eigenschap #",
    "Attributo # visibile",
    "Visibilidade do atributo #",
    "属性 # 可见",
  ],
  "Attribute # global": [
    "Attribut # Global",
    "Atributo global #",
    "Globale eigenschap #",
    "Attributo # globale",
    "属性 # 的全局",
  ],
  "Attribute # default": [
    "Attribut # Standard",
    "Attribut # par défaut",
    "Atributo por defecto #",
    "Standaardeigenschap #",
    "Attributo # predefinito",
    "Atributo padrão #",
  ],
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
  const [, bare = "", unit = ""] = /^(.*?)\s*\((\p{L}{1,3})\)\s*$/u.exec(heading.normalize("NFKC")) ?? [];
  const side = known(bare);
  return side === undefined ? heading : `${side} (${units[unit] ?? unit})`;
}

const units: Readonly<Record<string, string>> = {
  公斤: "kg",
  千克: "kg",
  克: "g",
  磅: "lbs",
  盎司: "oz",
  厘米: "cm",
  毫米: "mm",
  米: "m",
  英寸: "in",
  码: "yd",
};

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
