// The platform builds of Node publish `os` and `cpu` as plain strings. pnpm keeps only lists of them in the lockfile, and
// without the lists it would install the builds of every platform.
const readPackage = (pkg) => {
  if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name ?? ""))
    for (const key of ["os", "cpu"]) if (typeof pkg[key] === "string") pkg[key] = [pkg[key]];
  return pkg;
};
export const hooks = { readPackage };
