/** The file of a photo. The same name can exist twice: public and private. */
export interface PhotoFile {
  name: string;
  private: boolean;
}

const publicFolder = "/media/uploads/";
const privateFolder = "/media/private/";

/** The address of a photo, as tables store it. That of a private photo works only once it is signed. */
export function addressOf({ name, private: isPrivate }: PhotoFile): string {
  return (isPrivate ? privateFolder : publicFolder) + name;
}

/** Whether an address, signed or not, belongs to a private photo. */
export function isPrivateAddress(address: string): boolean {
  return address.startsWith(privateFolder);
}

/** The name of the file at an address. */
export function nameIn(address: string): string {
  return address.split("/").at(-1) ?? "";
}
