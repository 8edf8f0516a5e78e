/** Whether a link of the menus or the footer replaces the history entry: Home and About do (R16, R17). */
export const replacesHistory = (link: string) => link === '/home' || link === '/about';
