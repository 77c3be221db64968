export {
  type PaymentChoice,
  type PaymentMethodName,
  PaymentMethods,
  type PaymentMethodsProps,
} from "./PaymentMethods.tsx";
