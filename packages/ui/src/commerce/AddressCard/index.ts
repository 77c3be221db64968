export { AddressCard, type AddressCardProps, type AddressSummary } from "./AddressCard.tsx";
