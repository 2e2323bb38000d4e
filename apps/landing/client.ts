import "./landing.css";

export { startLanding as start } from "#features/site/web/index.tsx";
