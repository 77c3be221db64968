export { AddressFields } from "./AddressFields.tsx";
export { addressCard, addressSchema, fieldsOf, needsCity, plainNumber } from "./addressFields.ts";
export { loadRegions } from "./loadRegions.ts";
export { maskPhone } from "./maskPhone.ts";
export { placeOf } from "./placeOf.ts";
export { useSaveAddress } from "./useSaveAddress.ts";
