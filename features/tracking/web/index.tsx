export { usePageViews } from "./use-page-views.ts";
