import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useUploadOfficePictureMutation } from '../../../api/endpoints/officeArticlesApi';

/** Uploads a picture for a text; rejects with an Error whose message is shown. */
export function usePictureUpload() {
  const [upload] = useUploadOfficePictureMutation();
  return (file: File, alt: string) =>
    upload({ file, alt })
      .unwrap()
      .catch((refusal: unknown) => {
        throw new Error(Object.values(fieldErrors(refusal))[0] ?? errorMessage(refusal));
      });
}
