import * as z from "zod/mini";
import { call } from "./call.ts";
import { StoreDetail } from "./entities/storeEntry.ts";
import { StoreLicence } from "./entities/storeLicence.ts";
import { Amount, atMost, maybe, Nothing, type TextKind } from "./scalars.ts";

/** Reads the company behind a store. Refused: 50001 unknown. */
export const licence = call({
  id: "store.licence",
  method: "GET",
  path: "/store/get/licencePhoto/{id}",
  auth: "none",
  inSpec: false,
  result: StoreLicence,
});

/** A text with a number of code points after trimming. */
const textOf = (min: number, max: number, kind?: TextKind) =>
  z.string().check(
    atMost(max, kind),
    z.refine((text) => [...text.trim()].length >= min, { error: `${min} to ${max} characters` }),
  );
/** A text that can be left out or empty. */
const optionalText = (max: number) => z.optional(textOf(0, max));
/** A telephone number: in E.164, or as it is written in the country of the company. The server keeps E.164. */
const Phone = textOf(1, 40);
/** 18 digits or letters: the number of a company (GB 32100) or of an identity card (GB 11643). */
const Number18 = z.string().check(atMost(18), z.regex(/^[0-9A-Za-z]{18}$/, { error: "18 digits or letters" }));
const AtLeastOne = z.optional(Amount.check(z.gte(1)));

/** Reads the buyer's application for a store, with its stage; null if they never applied. Refused: 1008 this shop takes no stores. */
export const applyStatus = call({
  id: "store.applyStatus",
  method: "GET",
  path: "/store/apply",
  auth: "required",
  inSpec: false,
  result: maybe(StoreDetail),
});

/**
 * Submits the company step of a store entry. Starts the application, or a new one after a refusal. Photos are addresses
 * that the buyer has uploaded as private ones (`upload.file`); `legalPhoto` is two of them joined with a comma. Sent as a form, so that personal details
 * are not part of an address. Refused: 50011 open, closed or in review, 4002 not acceptable, 1008 this shop takes no stores.
 */
export const applyFirst = call({
  id: "store.applyFirst",
  method: "PUT",
  path: "/store/apply/first",
  auth: "required",
  inSpec: false,
  body: z.object({
    companyName: textOf(2, 100),
    companyAddressIdPath: optionalText(200),
    companyAddressPath: optionalText(200),
    companyAddress: textOf(1, 200),
    companyPhone: optionalText(30),
    companyEmail: optionalText(140),
    employeeNum: z.optional(z.int().check(z.gte(1), z.lte(10_000_000))),
    registeredCapital: AtLeastOne,
    linkName: textOf(2, 20),
    linkPhone: Phone,
    licenseNum: z.optional(Number18),
    scope: optionalText(200),
    licencePhoto: textOf(1, 400),
    legalName: textOf(2, 20),
    legalId: Number18,
    legalPhoto: textOf(1, 800),
  }),
  result: Nothing,
});

/**
 * Submits the bank step of a store entry. Refused: 50011 as in the first step, 400 the first step is missing, 4002 not
 * acceptable.
 */
export const applySecond = call({
  id: "store.applySecond",
  method: "PUT",
  path: "/store/apply/second",
  auth: "required",
  inSpec: false,
  body: z.object({
    settlementBankAccountName: textOf(1, 200),
    settlementBankAccountNum: textOf(1, 200),
    settlementBankBranchName: textOf(1, 200),
    settlementBankJointName: textOf(1, 50),
    settlementBankLicencePhoto: optionalText(400),
  }),
  result: Nothing,
});

/**
 * Submits the shop step of a store entry, and with it the application. `storeCenter` can be empty when no place was
 * chosen on a map. Refused: 50011 as in the first step, 400 an earlier step is missing, 50002 the name is taken, 4002
 * not acceptable.
 */
export const applyThird = call({
  id: "store.applyThird",
  method: "PUT",
  path: "/store/apply/third",
  auth: "required",
  inSpec: false,
  body: z.object({
    storeName: textOf(2, 200),
    storeLogo: optionalText(400),
    storeDesc: textOf(6, 200, "lines"),
    storeCenter: z
      .string()
      .check(atMost(140), z.regex(/^(-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?)?$/, { error: "longitude,latitude" })),
    goodsManagementCategory: textOf(1, 800),
    storeAddressPath: textOf(1, 200),
    storeAddressIdPath: textOf(1, 200),
    storeAddressDetail: textOf(1, 200),
  }),
  result: Nothing,
});
