import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Pagination } from "./Pagination.tsx";

itBehavesLikeAComponent(Pagination, { page: 1, pageSize: 20, total: 2418, hrefOf: (page: number) => `#/${page}` });
