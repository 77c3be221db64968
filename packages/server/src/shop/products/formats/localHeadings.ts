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
  const marks = heading.match(/\p{Sc}|\bz\u0142|\b[A-Z]{3}\b/gu)?.filter(isCurrency) ?? [];
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
