/**
 * Rows and the texts of articles name a file of the storage without the origin of its project, so that it is found wherever
 * the project moves: to a domain of its own, to another project, or to another port of the embedded backend.
 */
const STORAGE_PATH = '/storage/v1/';

/**
 * Where the file of an address lies: one of the storage with its project, every other where it says.
 * @param project_url without a slash at its end; '' where the project shares the site's origin
 */
export const fileAddress = (address: string, project_url: string): string =>
  address.startsWith(STORAGE_PATH) ? project_url + address : address;
