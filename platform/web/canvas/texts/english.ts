export const english = { zoom: "Zoom", zoomIn: "Zoom in", zoomOut: "Zoom out", showAll: "Show all" };
