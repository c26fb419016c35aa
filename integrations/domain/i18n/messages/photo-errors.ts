import { defineMessages } from '../define-messages.ts';

/** Errors of photographs that the server cannot accept. */
export const photoErrors = defineMessages({
  image: {
    about: 'Under photographs when there is none (§5)',
    ru: 'Загрузите хотя бы одно изображение',
    en: 'Upload at least one image',
    ua: 'Завантажте принаймні одне зображення',
    uz: 'Kamida bitta rasm yuklang',
  },
  format: {
    about: 'Under a file we cannot take (§5)',
    ru: 'Некорректный формат',
    en: 'Incorrect format',
    ua: 'Некоректний формат',
    uz: 'Notoʻgʻri format',
  },
  pixels: {
    about: 'Under a picture with more pixels than its format may have',
    ru: 'В\u00a0снимке слишком много пикселей: сохраните его как JPEG или уменьшите',
    en: 'The picture has too many pixels: save it as JPEG or make it smaller',
    ua: 'У\u00a0знімку забагато пікселів: збережіть його як JPEG або зменште',
    uz: 'Suratda piksellar juda koʻp: uni JPEG qilib saqlang yoki kichraytiring',
  },
  file_size: {
    about: 'Under a file that is too large (§5)',
    ru: 'Файл больше {{photo_megabytes}}\u00a0МБ',
    en: 'The file is larger than {{photo_megabytes}}\u00a0MB',
    ua: 'Файл більший за {{photo_megabytes}}\u00a0МБ',
    uz: 'Fayl {{photo_megabytes}}\u00a0MBdan katta',
  },
  file_count: {
    about: 'Under the eleventh file (§5)',
    ru: 'Не больше {{photo_files}}\u00a0файлов',
    en: 'No more than {{photo_files}}\u00a0files',
    ua: 'Не більше {{photo_files}}\u00a0файлів',
    uz: 'Koʻpi bilan {{photo_files}} ta fayl',
  },
  decoderBusy: {
    about:
      'Over a form, and beside a photograph, when too many photographs are being prepared at this moment',
    ru: 'Сейчас готовится слишком много фотографий. Ничего не потеряно\u00a0— нажмите ещё раз через несколько секунд.',
    en: 'Too many photographs are being prepared right now. Nothing is lost: press again in a few seconds.',
    ua: 'Зараз готується забагато фотографій. Нічого не втрачено\u00a0— натисніть ще раз через кілька секунд.',
    uz: 'Hozir juda koʻp surat tayyorlanmoqda. Hech narsa yoʻqolmadi – bir necha soniyadan soʻng yana bosing.',
  },
  noRoom: {
    about:
      'Over a form, and beside a photograph, when more photographs wait to be passed on than there is room for',
    ru: 'Сейчас мы не можем принять новые фотографии. Всё, что вы ввели, на месте\u00a0— повторите через несколько минут или позвоните нам.',
    en: 'We cannot take more photographs at the moment. Everything you typed is still here: try again in a few minutes, or call us.',
    ua: 'Зараз ми не можемо прийняти нові фотографії. Усе, що ви ввели, на місці\u00a0— повторіть через кілька хвилин або зателефонуйте нам.',
    uz: 'Hozircha yangi suratlarni qabul qila olmaymiz. Yozganlaringiz joyida – bir necha daqiqadan soʻng qayta urining yoki bizga qoʻngʻiroq qiling.',
  },
  noRoomForNetwork: {
    about: 'The same when they are those of the visitor’s network alone',
    ru: 'Из вашей сети пришло слишком много фотографий. Всё, что вы ввели, на месте\u00a0— повторите через десять минут или позвоните нам.',
    en: 'Too many photographs have come from your network. Everything you typed is still here: try again in ten minutes, or call us.',
    ua: 'З вашої мережі надійшло забагато фотографій. Усе, що ви ввели, на місці\u00a0— повторіть через десять хвилин або зателефонуйте нам.',
    uz: 'Tarmogʻingizdan juda koʻp surat keldi. Yozganlaringiz joyida – oʻn daqiqadan soʻng qayta urining yoki bizga qoʻngʻiroq qiling.',
  },
});
