/**
 * For jscodeshift: imports of `below`, `from`, `media`, `breakpoints` and `Breakpoint` from `@sundry/ui/theme` become
 * imports from `@sundry/ui/theme/breakpoints`, where they are from 1.0 on.
 */
const moved = new Set(["Breakpoint", "below", "breakpoints", "from", "media"]);
const oldPath = "@sundry/ui/theme";
const newPath = "@sundry/ui/theme/breakpoints";

module.exports = function transform({ source }, { jscodeshift: j }) {
  const root = j(source);
  /** The name under which the theme offers what an import or export takes. */
  const nameOf = ({ imported, local }) => (imported ?? local).name;
  const move = (declarations, rebuild) =>
    declarations
      .filter(({ node }) => node.source?.value === oldPath && node.specifiers?.some((one) => moved.has(nameOf(one))))
      .forEach((path) => {
        const { node } = path;
        const leaving = node.specifiers.filter((one) => moved.has(nameOf(one)));
        const staying = node.specifiers.filter((one) => !leaving.includes(one));
        const added = rebuild(leaving, j.stringLiteral(newPath), node);
        if (staying.length > 0) {
          node.specifiers = staying;
          path.insertAfter(added);
        } else {
          added.comments = node.comments;
          path.replace(added);
        }
      });
  move(root.find(j.ImportDeclaration), (names, from, { importKind }) => j.importDeclaration(names, from, importKind));
  move(root.find(j.ExportNamedDeclaration), (names, from) => j.exportNamedDeclaration(null, names, from));
  return root.toSource();
};
