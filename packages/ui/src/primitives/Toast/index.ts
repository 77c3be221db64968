export { ToastBar, type ToastBarProps } from "./Toast.tsx";
export { ToastProvider, type ToastProviderProps, useToast } from "./ToastProvider.tsx";
export { createToastStore, type Toast, type ToastInput, type ToastStore, type ToastTimers } from "./toastStore.ts";
