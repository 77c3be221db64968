import { describe, expect, test } from "vitest";
import { Findings } from "#server/shop/products/findings.ts";
import { readFiles } from "#server/shop/products/formats/formats.ts";
import { productTables } from "#server/shop/products/productTables.ts";
import { readProduct } from "#server/shop/products/readProducts.ts";

/** What an empty shop would take from a file: a line for each product, and what is told. */
function read(text: string, currency = "EUR") {
  const findings = new Findings();
  const { rows, formats, ignored } = readFiles([{ file: "a.csv", bytes: Buffer.from(text) }], {
    findings,
    currency,
    now: 0,
    zone: "UTC",
    renamed: new Map(),
  });
  const tables = productTables(rows, new Map(), { findings, remove: false });
  const products = tables.flatMap((table) => readProduct(table, { findings, currency, stock: null }) ?? []);
  return {
    format: formats.map(({ format }) => format).join(),
    products: products.map(({ handle, name, vendor, category, isOnSale, variants }) => {
      const words = variants.map(({ specs, cents, formerCents, stock, grams, barcode }) => [
        ...specs.map(({ name: option, value }) => `${option.en} ${value.en}`),
        formerCents === null ? cents : `${cents} instead of ${formerCents}`,
        `× ${stock?.pieces}`,
        ...(grams > 0 ? [`${grams} g`] : []),
        ...(barcode === "" ? [] : [barcode]),
      ]);
      const facts = [vendor?.en, category.map(({ en }) => en).join(" > ")].filter(Boolean).join(", ");
      return `${handle} "${name.en}" (${facts})${isOnSale ? "" : " draft"}: ${words.map((each) => each.join(" ")).join("; ")}`;
    }),
    told: findings
      .sorted()
      .map(({ effect, heading, text: said }) => `${effect}${heading ? ` ${heading}` : ""}: ${said}`),
    ignored,
  };
}

describe("[OS-01] a table with headings of another language", () => {
  test.each<[language: string, text: string, products: string[]]>([
    [
      "German",
      "Artikelnummer;Bezeichnung;Preis (€);Alter Preis;Bestand;Marke;Kategorie;Gewicht (kg);EAN\nT-1;Tasse, groß;12,50 €;15,00 €;4;Ähre;Küche;0,25;4006381333931\nT-2;Krug;1.299,00 €;;1.250;;Küche;1,5;\n",
      [
        't-1 "Tasse, groß" (Ähre, Küche): 1250 instead of 1500 × 4 250 g 4006381333931',
        't-2 "Krug" (Küche): 129900 × 1250 1500 g',
      ],
    ],
    [
      "French",
      "Réf.;Désignation;Prix HT;Prix de vente TTC;Qté;Marque;Rayon;Poids (g)\nT-1;Tasse;10,00;12,50;4;Épi;Cuisine;250\nT-2;Cruche;1 000,00;1 299,00 €;7;;Cuisine;1500\n",
      ['t-1 "Tasse" (Épi, Cuisine): 1250 × 4 250 g', 't-2 "Cruche" (Cuisine): 129900 × 7 1500 g'],
    ],
    [
      "Spanish",
      "Código;Nombre;Precio con IVA;Precio anterior;Existencias;Fabricante;Categoría\nT-1;Taza;12,50;15;4;Espiga;Cocina\n",
      ['t-1 "Taza" (Espiga, Cocina): 1250 instead of 1500 × 4'],
    ],
    [
      "Italian, where the description is the name",
      "Codice articolo;Descrizione;Prezzo;Giacenza;Marca;Reparto\nT-1;Tazza;€ 12,50;4;Spiga;Cucina\n",
      ['t-1 "Tazza" (Spiga, Cucina): 1250 × 4'],
    ],
    [
      "Dutch",
      "Artikelnr.;Naam;Prijs incl. btw;Voorraad;Merk;Categorie;Streepjescode\nT-1;Mok;€ 12,50;4;Aar;Keuken;4006381333931\nT-2;Kan;€ 9,-;2;;Keuken;\n",
      ['t-1 "Mok" (Aar, Keuken): 1250 × 4 4006381333931', 't-2 "Kan" (Keuken): 900 × 2'],
    ],
  ])("%s: is read without --map, with its decimal commas", (_language, text, products) => {
    expect(read(text)).toMatchObject({ format: "a table with a heading row", products });
  });

  test("Polish, in its own currency; a column in another one is no price", () => {
    const text = "Symbol;Nazwa towaru;Cena brutto;Cena EUR;Stan magazynowy;Producent\nK-1;Kubek;12,50 zł;3,00;4;Kłos\n";
    expect(read(text, "PLN").products).toEqual(['k-1 "Kubek" (Kłos, Other): 1250 × 4']);
    expect(read("Nazwa;Cena EUR\nKubek;3,00\n", "PLN").products).toEqual(['kubek "Kubek" (Other) draft: 0 × 0']);
  });

  test("what was read as what is told", () => {
    expect(read("Artikelnummer;Artikel;Bezeichnung;Preis in EUR;Lagerort\nT-1;A;Tasse;12,50;B7\n")).toMatchObject({
      told: [
        expect.stringContaining("soldOut"),
        "note: the columns were read by their names: Artikelnummer as Variant SKU, Bezeichnung as Title, Preis in EUR as Variant Price.",
        'note Variant Price: "12,50" was read as 12.50.',
      ],
      ignored: ["Artikel", "Lagerort"],
    });
  });

  test("a price without tax is not what buyers pay: it is told and not used", () => {
    const { products, told } = read("Nom;Prix HT;Quantité\nTasse;10,00;4\n");
    expect(products).toEqual(['tasse "Tasse" (Other) draft: 0 × 4']);
    expect(told).toContain(
      'changed Prix HT: prices in this column are without tax, so they were not used. Where buyers pay none, or it comes on top, say --map "Variant Price=Prix HT".',
    );
  });

  test("words of two languages are those of the one with more of them", () => {
    expect(read("Nombre;Prix;Référence;Quantité;Nom\n3;12,50;T-1;4;Tasse\n")).toMatchObject({
      products: ['t-1 "Tasse" (Other): 1250 × 4'],
      ignored: ["Nombre"],
    });
  });
});

describe("[OS-01] exports in the language of a shop", () => {
  test("WooCommerce in Polish", () => {
    const text =
      "ID,Typ,SKU,Nazwa,Opublikowano,Wyróżniony produkt?,Widoczność w katalogu,Krótki opis,Opis,W magazynie?,Stan magazynowy,Waga (kg),Cena promocyjna,Cena,Kategorie,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1,Atrybut 1 widoczny,Atrybut 1: globalny\n" +
      '1,variable,K-1,Kubek,1,0,visible,Ceramika.,<p>Opis</p>,1,,"0,3",,,Kuchnia,,Rozmiar,"S, L",1,0\n' +
      '2,variation,K-1-S,Kubek - S,1,0,visible,,,1,4,,,"12,50",,K-1,Rozmiar,S,,0\n' +
      '3,variation,K-1-L,Kubek - L,1,0,visible,,,1,2,,"12,00","15,00",,K-1,Rozmiar,L,,0\n';
    expect(read(text, "PLN")).toMatchObject({
      format: "WooCommerce",
      products: ['k-1 "Kubek" (Kuchnia): Rozmiar S 1250 × 4 300 g; Rozmiar L 1200 instead of 1500 × 2 300 g'],
      ignored: [],
    });
  });

  test("a table with a type and a price is none of WooCommerce", () => {
    const { format, products } = read("Nazwa;Typ;Cena\nKubek;ceramika;12,50\n", "PLN");
    expect([format, ...products]).toEqual(["a table with a heading row", expect.stringContaining('kubek "Kubek"')]);
  });

  test.each<[language: string, currency: string, text: string]>([
    [
      "French",
      "EUR",
      "ID;Actif (0/1);Nom*;Catégories (x,y,z...);Prix TTC;Référence;Marque;EAN-13;Poids;Quantité;Récapitulatif;Description;URL des images (x,y,z, etc.);État;URL réécrite\n7;1;Tasse;Accueil,Cuisine;12,500000;T-1;Épi;4006381333931;0,25;4;Grès.;<p>Grande.</p>;;new;tasse\n",
    ],
    [
      "Spanish",
      "EUR",
      "ID;Activo (0/1);Nombre;Categorías (x,y,z...);Precio con IVA;Referencia n.;Fabricante;EAN13;Peso;Cantidad;Descripción corta;Descripción\n7;1;Tasse;Inicio,Cuisine;12.50;T-1;Épi;4006381333931;0.25;4;Grès.;<p>Grande.</p>\n",
    ],
    [
      "Polish",
      "PLN",
      "ID;Aktywny (0 lub 1);Nazwa;Kategorie (x,y,z...);Cena zawiera podatek. (brutto);Indeks #;Marka;kod EAN13;Waga;Ilość;Podsumowanie;Opis;Stan:\n7;1;Tasse;Strona główna,Cuisine;12,50;T-1;Épi;4006381333931;0,25;4;Grès.;<p>Grande.</p>;new\n",
    ],
    [
      "German",
      "EUR",
      "Artikel-ID;Aktiv (0/1);Name;Kategorien (x, y, z. ..);Preis inkl. MwSt.;ID Steuersatz;Ermäßigt (0/1);Artikel-Nr.;Hersteller;EAN 13;Gewicht;Menge;Kurzbeschreibung;Beschreibung;Aktion, wenn nicht auf Lager\n7;1;Tasse;Start,Cuisine;12,50;1;0;T-1;Épi;4006381333931;0,25;4;Grès.;<p>Grande.</p>;0\n",
    ],
    [
      "Italian",
      "EUR",
      "Id;Attivo (0/1);Nome *;Categorie (x, y, z...);Prezzo tasse incl.;ID aliquote Iva;Saldi (0/1);Riferimento;Produttore;EAN13;Peso;Quantità;Breve descrizione;Descrizione;Quando fuori magazzino\n7;1;Tasse;Home,Cuisine;12.50;1;0;T-1;Épi;4006381333931;0.25;4;Grès.;<p>Grande.</p>;0\n",
    ],
    [
      "Dutch",
      "EUR",
      "ID;Actief (0/1);Naam *;Categorieën (x,y,z...);Prijs incl. btw;Belastingregel-ID;Aanbieding (0/1);Referentie #;Fabrikant;EAN13;Gewicht;Aantal;Korte beschrijving;Omschrijving;Wanneer niet voorradig\n7;1;Tasse;Home,Cuisine;12.50;1;0;T-1;Épi;4006381333931;0.25;4;Grès.;<p>Grande.</p>;0\n",
    ],
  ])("PrestaShop in %s", (_language, currency, text) => {
    expect(read(text, currency)).toMatchObject({
      format: "PrestaShop",
      products: ['t-1 "Tasse" (Épi, Cuisine): 1250 × 4 250 g 4006381333931'],
    });
  });

  test("PrestaShop's combinations in French", () => {
    const findings = new Findings();
    const files = [
      {
        file: "produits.csv",
        bytes: Buffer.from("ID;Actif (0/1);Nom*;Prix HT;Référence\n7;1;Tasse;10,000000;T-1\n"),
      },
      {
        file: "declinaisons.csv",
        bytes: Buffer.from(
          "ID produit*;Attribut (Nom:Type:Position)*;Valeur (Valeur:Position)*;Référence;Impact sur le prix;Quantité;Par défaut (0 = Non, 1 = Oui)\n7;Taille:select:0;S:0;T-1-S;0;4;1\n7;Taille:select:0;L:1;T-1-L;2,5;2;0\n",
        ),
      },
    ];
    const { rows } = readFiles(files, { findings, currency: "EUR", now: 0, zone: "UTC", tax: 20, renamed: new Map() });
    const [table] = productTables(rows, new Map(), { findings, remove: false });
    const product = table && readProduct(table, { findings, currency: "EUR", stock: null });
    expect(product?.variants.map(({ specs, cents, sku }) => [specs[0]?.value.en, cents, sku])).toEqual([
      ["S", 1200, "T-1-S"],
      ["L", 1500, "T-1-L"],
    ]);
  });
});
