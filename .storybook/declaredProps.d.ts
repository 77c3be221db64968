declare module "virtual:sundry-declared-props" {
  const declared: Readonly<Record<string, import("./interfaceProps.ts").DeclaredProps>>;
  export default declared;
}
