/** Home and About replace the history entry when chosen from a menu (R16). */
export const replacesHistory = (link: string) => link === '/home' || link === '/about';
