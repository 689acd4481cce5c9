/**
 * React Router asks for this file. The site has no client router: each island is one file that its
 * element names (app/ui/form/island.tsx).
 */
export {};
