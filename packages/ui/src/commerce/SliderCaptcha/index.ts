export { SliderCaptcha, type SliderCaptchaProps, type SliderPuzzle } from "./SliderCaptcha.tsx";
