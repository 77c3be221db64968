import { withoutCurrency } from "../amounts.ts";
import { type Column, columnNamed, headingOf } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { FileTable } from "./fileTable.ts";
import { headingWords } from "./translatedHeadings.ts";

/**
 * What columns are called in tables of other languages, the most exact word first. `title?` is a description where no
 * column has a name. `net` is a price that is not the one that buyers pay, so it is told and not used.
 */
const words: Readonly<Record<string, Partial<Record<Column | "title?" | "kilograms" | "net", string>>>> = {
  German: {
    title:
      "Titel, Artikelbezeichnung, Produktbezeichnung, Artikelname, Produktname, Bezeichnung, Produkttitel, Produkt, Artikel",
    "title?": "Beschreibung, Artikelbeschreibung",
    sku: "Artikelnummer, Artikel-Nr., Artikelnr., Art.-Nr., ArtNr, Produktnummer, Bestellnummer, Nummer",
    price:
      "Preis, Verkaufspreis, VK-Preis, VK, Bruttopreis, Preis brutto, VK brutto, Preis inkl. MwSt., Preis inkl. USt., Endpreis, Ladenpreis",
    formerPrice: "Alter Preis, Streichpreis, Statt-Preis, Bisheriger Preis, Früherer Preis",
    net: "Nettopreis, Preis netto, VK netto, Preis zzgl. MwSt., Preis exkl. MwSt., Preis ohne MwSt.",
    quantity: "Bestand, Lagerbestand, Lagermenge, Verfügbare Menge, Stückzahl, Anzahl, Menge, Lager",
    body: "Beschreibung, Artikelbeschreibung, Produktbeschreibung, Langbeschreibung, Langtext",
    sellingPoint: "Kurzbeschreibung, Kurztext",
    vendor: "Marke, Hersteller",
    category: "Kategorie, Warengruppe, Produktkategorie",
    tags: "Schlagwörter, Stichwörter",
    barcode: "EAN, GTIN, EAN-Code, Barcode, Strichcode",
    grams: "Gewicht (g), Gewicht in g, Gewicht in Gramm",
    kilograms: "Gewicht (kg), Gewicht in kg",
    image: "Bild, Bild-URL, Produktbild, Bilder, Foto, Fotos",
    unit: "Einheit, Mengeneinheit",
    minimum: "Mindestbestellmenge, Mindestmenge, Mindestabnahme",
    published: "Aktiv, Veröffentlicht",
  },
  French: {
    title: "Titre, Nom, Nom du produit, Nom de l'article, Libellé, Désignation, Intitulé, Produit, Article",
    "title?": "Description",
    sku: "Référence, Réf., Ref, Référence produit, Référence article, Code article, Code produit, UGS",
    price:
      "Prix, Prix de vente, Prix TTC, Prix de vente TTC, Prix public, Prix T.T.C., Prix unitaire TTC, Tarif, Tarif TTC",
    formerPrice: "Prix barré, Ancien prix, Prix avant remise",
    net: "Prix HT, Prix H.T., Prix hors taxe, Prix hors taxes, Prix de vente HT, Prix unitaire HT, Tarif HT",
    quantity: "Quantité, Quantité en stock, Stock disponible, Qté, Qté en stock, En stock",
    body: "Descriptif, Description longue, Description du produit",
    sellingPoint: "Description courte, Résumé",
    vendor: "Marque, Fabricant",
    category: "Catégorie, Rayon, Famille",
    tags: "Mots-clés, Étiquettes",
    barcode: "EAN, GTIN, Code-barres, Code barre, Code EAN",
    grams: "Poids (g), Poids en g, Poids en grammes",
    kilograms: "Poids (kg), Poids en kg",
    image: "URL image, URL de l'image, Photo, Photos, Images",
    unit: "Unité, Unité de vente",
    minimum: "Quantité minimale, Quantité minimum, Minimum de commande",
    status: "Statut",
    published: "Actif, Publié",
  },
  Spanish: {
    title: "Título, Nombre, Nombre del producto, Nombre del artículo, Producto, Artículo, Denominación",
    "title?": "Descripción",
    sku: "Referencia, Ref., Código, Código de artículo, Código de producto, Código del producto",
    price: "Precio, Precio de venta, PVP, Precio con IVA, Precio IVA incluido, Precio IVA incl., Precio final",
    formerPrice: "Precio anterior, Precio tachado, Precio antes",
    net: "Precio sin IVA, Precio más IVA, Precio neto, Base imponible",
    quantity: "Cantidad, Existencias, Inventario, Unidades, Cantidad en stock, Stock disponible",
    body: "Descripción, Descripción larga, Descripción del producto",
    sellingPoint: "Descripción corta, Resumen",
    vendor: "Marca, Fabricante",
    category: "Categoría, Familia, Sección",
    tags: "Etiquetas, Palabras clave",
    barcode: "EAN, GTIN, Código de barras, Código EAN",
    grams: "Peso (g), Peso en gramos",
    kilograms: "Peso (kg), Peso en kg",
    image: "Imagen, URL imagen, URL de la imagen, Imágenes, Foto, Fotos",
    unit: "Unidad, Unidad de venta",
    minimum: "Cantidad mínima, Pedido mínimo",
    status: "Estatus, Estado de publicación",
    published: "Activo, Publicado",
  },
  Italian: {
    title: "Titolo, Nome, Nome prodotto, Nome articolo, Denominazione, Prodotto, Articolo",
    "title?": "Descrizione",
    sku: "Codice articolo, Codice prodotto, Riferimento, Codice, Rif.",
    price:
      "Prezzo, Prezzo di vendita, Prezzo al pubblico, Prezzo IVA inclusa, Prezzo IVA incl., Prezzo ivato, Prezzo lordo",
    formerPrice: "Prezzo precedente, Prezzo barrato, Vecchio prezzo",
    net: "Prezzo netto, Prezzo IVA esclusa, Prezzo IVA escl., Imponibile",
    quantity: "Quantità, Giacenza, Disponibilità, Q.tà, Qtà, Scorte, Magazzino",
    body: "Descrizione, Descrizione lunga, Descrizione prodotto",
    sellingPoint: "Descrizione breve, Breve descrizione, Riepilogo",
    vendor: "Marca, Marchio, Produttore",
    category: "Categoria, Reparto",
    tags: "Parole chiave, Etichette",
    barcode: "EAN, GTIN, Codice a barre, Codice EAN",
    grams: "Peso (g), Peso in grammi",
    kilograms: "Peso (kg), Peso in kg",
    image: "Immagine, URL immagine, Immagini, Foto",
    unit: "Unità, Unità di misura, Unità di vendita",
    minimum: "Quantità minima, Ordine minimo",
    status: "Stato pubblicazione",
    published: "Attivo, Pubblicato",
  },
  Dutch: {
    title: "Titel, Naam, Productnaam, Artikelnaam, Omschrijving artikel, Product, Artikel",
    "title?": "Omschrijving, Beschrijving",
    sku: "Artikelnummer, Artikelnr., Art.nr., Artikelcode, Productcode, Productnummer, Bestelnummer, Nummer",
    price: "Prijs, Verkoopprijs, Prijs incl. btw, Verkoopprijs incl. btw, Prijs inclusief btw, Consumentenprijs",
    formerPrice: "Oude prijs, Van-prijs, Vorige prijs",
    net: "Prijs excl. btw, Verkoopprijs excl. btw, Prijs exclusief btw, Nettoprijs",
    quantity: "Voorraad, Aantal, Aantal op voorraad, Beschikbaar",
    body: "Beschrijving, Omschrijving, Productomschrijving, Lange omschrijving",
    sellingPoint: "Korte omschrijving, Korte beschrijving",
    vendor: "Merk, Fabrikant",
    category: "Categorie, Productgroep, Rubriek",
    tags: "Trefwoorden, Zoekwoorden",
    barcode: "EAN, GTIN, EAN-code, Streepjescode",
    grams: "Gewicht (g), Gewicht in gram",
    kilograms: "Gewicht (kg), Gewicht in kg",
    image: "Afbeelding, Afbeelding-URL, Afbeeldingen, Foto, Foto's",
    unit: "Eenheid, Verkoopeenheid",
    minimum: "Minimale afname, Minimum aantal, Minimale bestelhoeveelheid",
    published: "Actief, Gepubliceerd",
  },
  Polish: {
    title: "Tytuł, Nazwa, Nazwa produktu, Nazwa towaru, Produkt, Towar",
    "title?": "Opis",
    sku: "Numer artykułu, Nr artykułu, Kod produktu, Kod towaru, Indeks, Symbol, Kod",
    price: "Cena, Cena sprzedaży, Cena brutto, Cena sprzedaży brutto, Cena z VAT, Cena detaliczna",
    formerPrice: "Stara cena, Poprzednia cena, Cena przed obniżką, Cena przekreślona",
    net: "Cena netto, Cena sprzedaży netto, Cena bez VAT",
    quantity: "Ilość, Stan magazynowy, Stan, Liczba sztuk, Zapas, Ilość w magazynie, Dostępna ilość",
    body: "Opis, Opis produktu, Długi opis",
    sellingPoint: "Krótki opis",
    vendor: "Marka, Producent",
    category: "Kategoria, Grupa towarowa, Dział",
    tags: "Tagi, Słowa kluczowe",
    barcode: "EAN, GTIN, Kod kreskowy, Kod EAN",
    grams: "Waga (g), Waga w gramach, Masa (g)",
    kilograms: "Waga (kg), Masa (kg)",
    image: "Zdjęcie, Obraz, Obrazek, Zdjęcia, Adres zdjęcia, URL zdjęcia",
    unit: "Jednostka, Jednostka miary, J.m.",
    minimum: "Minimalna ilość, Minimalne zamówienie",
    published: "Aktywny, Opublikowany, Opublikowano",
  },
  Chinese: {
    title:
      "商品名称, 商品标题, 产品名称, 宝贝标题, 宝贝名称, 商品名, 名称, 标题, 品名, 商品名稱, 產品名稱, 名稱, 標題, 商品, 产品",
    sku: "商家编码, 货号, 商品编码, 商品货号, 商品编号, 产品编号, 款号, 编号, 编码, 貨號, 商品編號, 編號",
    price: "售价, 销售价, 销售价格, 零售价, 现价, 一口价, 商品价格, 宝贝价格, 单价, 价格, 售價, 零售價, 單價, 價格",
    formerPrice: "划线价, 原价, 市场价, 吊牌价, 原價, 市價",
    net: "不含税价, 不含税单价, 未税价",
    quantity: "库存, 库存数量, 库存量, 商品库存, 可售库存, 现货库存, 宝贝数量, 数量, 庫存, 庫存數量, 數量",
    body: "商品描述, 商品详情, 产品描述, 宝贝描述, 详细描述, 描述, 详情, 商品說明",
    sellingPoint: "商品卖点, 卖点, 副标题, 简介",
    vendor: "品牌, 品牌名称, 品牌名稱, 厂家, 生产厂家",
    category: "商品分类, 商品类目, 所属分类, 分类, 类目, 类别, 商品分類, 分類, 類別",
    tags: "商品标签, 标签, 关键词, 標籤",
    barcode: "条形码, 商品条码, 国际条码, 条码, 條碼, 國際條碼",
    grams: "重量(g), 重量(克), 克重",
    kilograms: "重量(kg), 重量(千克), 重量(公斤)",
    image: "商品主图, 商品图片, 主图, 图片链接, 图片地址, 图片, 圖片, 商品圖片",
    unit: "计量单位, 单位, 單位",
    minimum: "最小起订量, 起订量, 起批量",
    status: "商品状态, 上架状态, 状态, 狀態",
    published: "是否上架, 是否在售",
  },
  Japanese: {
    title: "商品名, 商品名称, 製品名, 品名, タイトル",
    sku: "商品コード, 商品番号, 商品管理番号, 品番, 型番, 管理番号",
    price: "販売価格, 販売価格(税込), 税込価格, 売価, 価格, 価格(税込), 単価",
    formerPrice: "定価, 通常価格, 元値, 参考価格, メーカー希望小売価格",
    net: "税抜価格, 税別価格, 本体価格, 販売価格(税抜), 価格(税抜)",
    quantity: "在庫数, 在庫数量, 在庫, 数量",
    body: "商品説明, 商品説明文, 説明文, 説明",
    sellingPoint: "キャッチコピー",
    vendor: "ブランド, ブランド名, メーカー, メーカー名",
    category: "カテゴリ, カテゴリー, 商品カテゴリ",
    tags: "タグ, キーワード",
    barcode: "JANコード, JAN, バーコード",
    grams: "重量(g), 重さ(g)",
    kilograms: "重量(kg), 重さ(kg)",
    image: "商品画像, 商品画像URL, 画像URL, 画像",
    unit: "単位",
    minimum: "最小注文数, 最低注文数",
    status: "公開状態, ステータス",
    published: "公開",
  },
};

type Meaning = Column | "title?" | "kilograms" | "net";

interface Word {
  meaning: Meaning;
  /** The lower, the more exact. */
  rank: number;
}

const dictionaries = Object.entries(words).map(([language, meanings]) => {
  const found = new Map<string, Word[]>();
  for (const [meaning, list] of Object.entries(meanings) as [Meaning, string][])
    for (const [rank, word] of list.split(", ").entries()) {
      const key = headingWords(word);
      found.set(key, [...(found.get(key) ?? []), { meaning, rank }]);
    }
  return { language, found };
});

/** Whether a heading means something in a table of another language. */
export function isLocalHeading(heading: string): boolean {
  const key = headingWords(heading);
  return dictionaries.some(({ found }) => found.has(key));
}

/**
 * A table of one's own whose headings are in another language, with ours; which column was read as what is told. The
 * language is that of most headings. Of two columns that could mean the same, the more exact one is taken. Undefined if
 * no heading is known.
 */
export function inOwnHeadings(table: FileTable, currency: string, findings: Findings): FileTable | undefined {
  const keys = table.headings.map((heading) => keyOf(heading, currency));
  const { found } = dictionaries.reduce((best, each) => (hits(each.found) > hits(best.found) ? each : best));
  if (hits(found) === 0) return undefined;
  const ours = new Set(table.headings.flatMap((heading) => columnNamed(heading) ?? []));
  const best = new Map<Meaning, { position: number; rank: number }>();
  for (const [position, key] of keys.entries())
    for (const { meaning, rank } of found.get(key) ?? [])
      if (rank < (best.get(meaning)?.rank ?? Number.POSITIVE_INFINITY)) best.set(meaning, { position, rank });
  const meant = new Map<number, Column>();
  const take = (meaning: Meaning, column: Column) => {
    const place = best.get(meaning)?.position;
    if (place === undefined || ours.has(column) || meant.has(place)) return;
    meant.set(place, column);
    ours.add(column);
  };
  // A description is a name only where nothing else is.
  for (const meaning of best.keys())
    if (meaning !== "title?" && meaning !== "net" && meaning !== "kilograms" && meaning !== "body")
      take(meaning, meaning);
  take("title?", "title");
  take("body", "body");
  const kilograms = ours.has("grams") ? undefined : best.get("kilograms")?.position;
  take("kilograms", "grams");
  const net = best.get("net")?.position;
  if (net !== undefined && !ours.has("price")) noteNet(table, table.headings[net] ?? "", findings);
  const read = [...meant].map(([at, column]) => `${table.headings[at] ?? ""} as ${headingOf(column)}`);
  if (read.length > 0)
    findings.add("note", table, undefined, `the columns were read by their names: ${read.join(", ")}.`);
  return {
    ...table,
    headings: table.headings.map((heading, at) => {
      const column = meant.get(at);
      return column === undefined ? heading : headingOf(column);
    }),
    records: kilograms === undefined ? table.records : table.records.map((record) => inKilograms(record, kilograms)),
  };

  function hits(known: ReadonlyMap<string, Word[]>): number {
    return keys.filter((key) => known.has(key)).length;
  }
}

/** A heading without the currency of the shop, as in `Preis in EUR`; one in another currency is no price of the shop. */
function keyOf(heading: string, currency: string): string {
  const marks = heading.match(/\p{Sc}|\bz\u0142|\b[A-Z]{3}\b|[元円]/gu)?.filter(isCurrency) ?? [];
  if (marks.some((mark) => withoutCurrency(mark, currency) !== "")) return "";
  const bare = marks.reduce((rest, mark) => rest.replace(mark, ""), heading);
  return headingWords(marks.length === 0 ? bare : bare.replace(/\s+(in|en|w)\s*$/i, ""));
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function isCurrency(mark: string): boolean {
  return !/^[A-Z]{3}$/.test(mark) || currencies.has(mark);
}

function noteNet(table: FileTable, heading: string, findings: Findings): void {
  const sentence = `prices in this column are without tax, so they were not used. Where buyers pay none, or it comes on top, say --map "Variant Price=${heading}".`;
  findings.add("changed", table, heading, sentence);
}

function inKilograms<T extends { cells: string[] }>(record: T, position: number): T {
  const cells = record.cells.map((cell, at) => (at === position && /\d$/.test(cell) ? `${cell} kg` : cell));
  return { ...record, cells };
}
