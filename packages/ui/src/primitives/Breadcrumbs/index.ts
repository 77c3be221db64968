export { Breadcrumbs, type Crumb, type BreadcrumbsProps } from "./Breadcrumbs.tsx";
