/** Whether a menu link replaces the history entry: Home and About do (R16). */
export const replacesHistory = (link: string) => link === '/home' || link === '/about';
