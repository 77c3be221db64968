export { Form, type FormError, type FormProps } from "./Form.tsx";
